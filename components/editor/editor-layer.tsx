'use client';

import type { EditorLayerProps } from './gate';

export function EditorLayer(_: EditorLayerProps) {
  return null;
}
