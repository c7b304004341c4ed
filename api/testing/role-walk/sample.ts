import type { Endpoint } from '../../../contract/kernel/endpoint.ts'
import type { TestHouse } from '../test-house.ts'
import { formWith } from '../uploads.ts'

/** A call that someone who may make it would make, and the status it then gets. */
export interface Sample {
  status: number
  id?: string
  query?: string
  payload?: Record<string, unknown> | Buffer
  headers?: Record<string, string>
}

export type SampleMaker = (house: TestHouse, endpoint: Endpoint) => Promise<Sample> | Sample

export const refusedSample =
  (payload: Record<string, unknown>): SampleMaker =>
  () => ({ status: 400, payload })

/** A file that everyone who may send one is refused for its type. */
export const noPicture =
  (field: string): SampleMaker =>
  () => {
    const form = formWith(field, { name: 'empty.png', content: Buffer.from('not a picture') })
    return { status: 415, payload: form.payload, headers: form.headers }
  }

/** The same for something that is not there: then nobody looks at the file. */
export const noPictureOf =
  (field: string): SampleMaker =>
  async (house, endpoint) => ({ ...(await noPicture(field)(house, endpoint)), status: 404, id: '999999' })

/** A text that everyone who may send a table is refused for, because it names no columns. */
export const noTable: SampleMaker = () => ({
  status: 400,
  ...formWith('file', { name: 'a.csv', content: Buffer.from('text') }),
})

/** For a path that is read by GET, with nothing, and written by POST. */
export const onlyPost =
  (sample: Sample): SampleMaker =>
  (_house, endpoint) =>
    'method' in endpoint && endpoint.method === 'POST' ? sample : { status: 200 }
