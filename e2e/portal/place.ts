import path from 'node:path'

/** The data folder of the server under test. */
export const dataDir = path.resolve(process.env.E2E_DATA_DIR ?? '.cache/e2e')
