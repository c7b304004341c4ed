import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import type { Postmaster } from './run-postmaster.ts'

/** Waits until PostgreSQL answers, then makes the database if it is not there yet. False when PostgreSQL ended instead. */
export async function waitUntilOpen(postmaster: Postmaster, url: URL): Promise<boolean> {
  for (let attempts = 0; !postmaster.hasExited(); attempts++) {
    try {
      await makeDatabase(url)
      return true
    } catch (error) {
      // 57P03: it is still replaying its log after a crash, which may take long and ends by itself.
      if (fieldOf(error, 'code') !== '57P03' && attempts > 600) throw error
      await pause(50)
    }
  }
  return false
}

async function makeDatabase(url: URL): Promise<void> {
  const name = url.pathname.slice(1)
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end().catch(() => {})
  }
}
