import { type RawBuilder, sql } from 'kysely'
import { merchantInfo, officeInfo } from '../../contract/nsdl-pan/info.ts'
import { panStateFacts } from '../../contract/nsdl-pan/states.ts'
import { type Lookup, labelFromFacts } from '../service/lookup.ts'
import type { TypedSearch } from '../service/typed-search.ts'

export const panLookup: Lookup = {
  table: 'pan_application',
  title: 'ref_no',
  about: ['ack_no', 'card_name'],
  status: sql`state`,
  statusText: labelFromFacts(panStateFacts),
  office: officeInfo.getInfo.allow,
  own: merchantInfo.getInfo.allow,
  hidesDrafts: true,
  broad: true,
  matches: panNumber,
}

/** Token or acknowledgement number, whole or from six digits on. */
function panNumber({ number, pieces }: TypedSearch): RawBuilder<unknown> | undefined {
  if (pieces.length === 0) return undefined
  const part = `%${number}%`
  return sql`(ref_no = ${number} or ack_no = ${number}
    or (six_digits(search_text) @> ${pieces}::int[] and (ref_no like ${part} or ack_no like ${part})))`
}
