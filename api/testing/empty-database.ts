import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A new database without a single table. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(inject('templateUrl'))
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await run(`create database "${name}"`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists "${name}" with (force)`) }
}

async function run(statement: string): Promise<void> {
  const admin = new URL(inject('templateUrl'))
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
