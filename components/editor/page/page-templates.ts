import type { ClipModule } from '@/lib/contract/several';
import { readyPatterns } from '../patterns/ready-patterns';

const { glance, visit, questions, introduction, threeParts } = readyPatterns;

/** Page templates. */
export const pageTemplates = {
  information: [glance, visit, questions],
  topic: [introduction, threeParts],
} as const satisfies Record<string, ClipModule[]>;

export type PageTemplate = keyof typeof pageTemplates;
