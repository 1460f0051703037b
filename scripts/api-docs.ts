import { writeFile } from 'node:fs/promises';
import { describeContract } from '@/lib/contract/describe';

await writeFile('docs/api.md', describeContract());
