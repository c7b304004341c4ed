import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startEmbedded } from './embedded/start-embedded.ts'
import { throwawayFolder } from './embedded/throwaway-folder.ts'
import { generateSchema } from './generate-schema.ts'
import { migrate } from './migrate.ts'

const server = await startEmbedded({ dir: throwawayFolder(), throwaway: true })
const db = new Kysely<never>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: server.url, max: 2 }) }),
})
await migrate(db, path.join(import.meta.dirname, 'migrations'))
await writeFile(path.join(import.meta.dirname, 'schema.ts'), await generateSchema(db))
await db.destroy()
await server.stop()
