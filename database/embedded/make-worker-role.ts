import { createHash } from 'node:crypto'
import pg from 'pg'

const role = 'kendra_worker'

/** The address by which the portal works, apart from the owner's; its role is made on first use. */
export async function makeWorkerRole(ownerUrl: URL): Promise<URL> {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = createHash('sha256').update(`worker of ${ownerUrl.password}`).digest('base64url')
  const client = new pg.Client({ connectionString: ownerUrl.href })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    const verb = rowCount ? 'alter' : 'create'
    await client.query(`${verb} role ${role} login nosuperuser password ${client.escapeLiteral(url.password)}`)
    return url
  } finally {
    await client.end().catch(() => undefined)
  }
}
