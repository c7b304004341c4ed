import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const busyTemplate = '55006'

/** A database of this test file's own, copied from the migrated template. */
export async function freshDatabase(): Promise<{ url: string; workerUrl: string; drop(): Promise<void> }> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  await createCopy(admin.href, name, template.pathname.slice(1))
  const own = new URL(template)
  own.pathname = `/${name}`
  const worker = new URL(inject('workerUrl'))
  worker.pathname = own.pathname
  return {
    url: own.href,
    workerUrl: worker.href,
    drop: () => run(admin.href, `drop database if exists "${name}" with (force)`),
  }
}

/** PostgreSQL copies a template for one at a time, so another test file may be at it right now. */
async function createCopy(adminUrl: string, name: string, template: string): Promise<void> {
  for (let round = 1; ; round++) {
    try {
      // By files: by its log, as PostgreSQL does of itself, takes four times as long.
      return await run(adminUrl, `create database "${name}" template "${template}" strategy file_copy`)
    } catch (error) {
      if ((error as { code?: string }).code !== busyTemplate || round === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
