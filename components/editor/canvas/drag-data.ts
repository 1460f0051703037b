import { findDefinition } from '@/components/modules/kinds';
import type { Edge } from './drop-edge';
import type { Module } from '@/lib/contract/module';

/** What is dragged. `family` tells where it may be dropped: into a column, into lists of one kind, or between sections. */
export interface DragData {
  id: number;
  family: string;
}

export type DropData =
  | { target: 'block'; id: number; family: string; edge: Edge | null }
  | { target: 'column'; section: number; column: number };

/** Blocks belong into columns, items into lists of their kind, sections between sections. */
export function familyOf(module: Module): string {
  if (module.model === 'container') return 'section';
  return findDefinition(module.model)?.parent ?? 'block';
}

export function readDragData(data: Record<string | symbol, unknown>): DragData | null {
  return typeof data.id === 'number' && typeof data.family === 'string'
    ? { id: data.id, family: data.family }
    : null;
}

export function readDropData(data: Record<string | symbol, unknown>): DropData | null {
  if (data.target === 'column' && typeof data.section === 'number' && typeof data.column === 'number') {
    return { target: 'column', section: data.section, column: data.column };
  }
  const drag = readDragData(data);
  if (data.target !== 'block' || drag === null) return null;
  return { target: 'block', ...drag, edge: (data.edge ?? null) as Edge | null };
}
