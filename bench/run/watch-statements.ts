import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

/** What reads a result in batches keeps its statement inside. */
function isCursor(query: unknown): query is Statement {
  return typeof query === 'object' && query !== null && 'text' in query && 'values' in query
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown

/** Writes down every statement that reaches the database while the work runs. */
export async function watchStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query as unknown as Query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values] = args
    if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] })
    else if (isCursor(text)) statements.push({ text: text.text, values: text.values })
    return original.apply(this, args)
  } as unknown as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query
  }
  return statements
}
