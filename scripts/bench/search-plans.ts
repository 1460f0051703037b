import type { Pool } from 'pg';
import { z } from 'zod';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

const planSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.looseObject({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    Plans: z.array(planSchema).optional(),
  }),
);
const answerSchema = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planSchema })).min(1) });

interface Statement {
  text: string;
  values: unknown[];
}

/** The indexes used by the statements that `work` sends, and the tables they scan completely. */
export async function describePlans(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  for (const { text, values } of await record(pool, work)) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
    const [plan] = answerSchema.parse(rows[0])['QUERY PLAN'];
    if (plan === undefined) continue;
    const nodes = flatten(plan.Plan);
    const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
    const whole = new Set(
      nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
    );
    lines.push(
      `${/(?:with|select)\s+[\w.]+/.exec(text.trim())?.[0] ?? 'statement'} …: indexes ${[...indexes].join(', ') || 'none'}; ` +
        `${whole.size === 0 ? 'no table is read from end to end' : `read from end to end: ${[...whole].join(', ')}`}`,
    );
  }
  return lines;
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** The statements that `work` sends through the pool. */
async function record(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pool;
  const note = (config: { text: string }, values: unknown[] = []): unknown => {
    statements.push({ text: config.text, values });
    return Reflect.apply(query, pool, [config, values]);
  };
  Object.assign(pool, { query: note });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return statements;
}
