import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from './embedded/start-embedded.ts'
import { throwawayFolder } from './embedded/throwaway-folder.ts'
import { generateSchema } from './generate-schema.ts'
import { migrate } from './migrate.ts'
import { openToolDatabase } from './open-tool-database.ts'

const server = await startEmbedded({ dir: throwawayFolder(), throwaway: true })
const { db } = openToolDatabase(server.url)
await migrate(db, path.join(import.meta.dirname, 'migrations'))
await writeFile(path.join(import.meta.dirname, 'schema.ts'), await generateSchema(db))
await db.destroy()
await server.stop()
