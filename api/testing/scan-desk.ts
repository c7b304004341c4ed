import { readApplication } from '../nsdl-pan/application-store.ts'
import type { ScanReading } from '../nsdl-pan/scan-reader/scan-reading.ts'
import { keepPanFile } from '../nsdl-pan/scan-upload/scan-store.ts'
import { type Answer, type Browser, signedIn } from './browser.ts'
import { aPanApplication, type PanApplication } from './pan.ts'
import { aMerchant, aPerson, type Person } from './people.ts'
import { cleanScan, pdfOf, type ScanManner, scanPages } from './scans.ts'
import type { TestHouse } from './test-house.ts'
import { formWith } from './uploads.ts'

export interface Refusal {
  message: string
  data?: string[] | Record<string, string>
}

/** A shop that prints, scans and crops. */
export async function openScanDesk(house: TestHouse) {
  const merchant = await aMerchant(house)
  const person: Person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  const owner = await signedIn(house, person)
  const own = { merchantId: merchant.id, createdBy: person.id }

  const send = (
    path: string,
    content: Buffer,
    by: Browser = owner,
  ): Promise<Answer<Refusal & { state: string; note: string }>> => {
    const { payload, headers } = formWith('form', { name: 'scan.pdf', content })
    return by.ask('POST', path, payload, headers)
  }

  return {
    merchant,
    person,
    owner,
    application: (traits: Partial<Parameters<typeof aPanApplication>[1]> = {}) =>
      aPanApplication(house, { ...own, state: 'awaiting-scan', ...traits }),
    /** The pages of the printed form as they come from a scanner. */
    async pages({ id }: Pick<PanApplication, 'id'>, manner: Partial<ScanManner> = {}) {
      const { raw } = await owner.get(`/merchant/nsdlpan/dw-form-by-id/${id}`)
      return scanPages(raw, { ...cleanScan, dpi: 150, ...manner })
    },
    async scan(application: Pick<PanApplication, 'id'>, manner: Partial<ScanManner> = {}) {
      return pdfOf(await this.pages(application, manner))
    },
    /** A scan that was uploaded and read before; what it says of itself counts no more. */
    async keepScan(
      { id }: Pick<PanApplication, 'id'>,
      { content, reading }: { content: Buffer; reading: ScanReading },
    ) {
      const application = await readApplication(house.db, { merchantId: null }, { id })
      const file = { kind: 'scan', content, eventId: null, userId: person.id, reading } as const
      await house.inTx((tx) => keepPanFile(tx, house.platform.files, { application, file }))
    },
    upload: (id: string, content: Buffer, by?: Browser) => send(`/merchant/nsdlpan/form-scanning/${id}`, content, by),
    uploadTin: (ackNo: string, content: Buffer, by?: Browser) =>
      send(`/merchant/nsdlpan/tin-rejection-upload/${ackNo}`, content, by),
    state: async (id: string) =>
      (await house.db.selectFrom('pan_application').select('state').where('id', '=', id).executeTakeFirstOrThrow())
        .state,
    files: (id: string) =>
      house.db
        .selectFrom('pan_file')
        .innerJoin('stored_file', 'stored_file.id', 'pan_file.file_id')
        .select(['pan_file.id', 'kind', 'name', 'type', 'size', 'content', 'reading', 'event_id'])
        .where('application_id', '=', id)
        .orderBy('pan_file.id')
        .execute(),
    steps: async (id: string) =>
      house.db
        .selectFrom('work_event')
        .select(['move', 'to_state', 'remark', 'actor_id'])
        .where('service', '=', 'nsdl-pan')
        .where('record_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}
