import { randomUUID } from 'node:crypto'
import type { PanInfo } from '../../contract/nsdl-pan/info.ts'
import type { PanState } from '../../contract/nsdl-pan/states.ts'
import type { PanFileTable } from '../../database/schema.ts'
import { keepFile } from '../document/keep-file.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { type Browser, signedIn } from './browser.ts'
import { aPanApplication, type PanApplication } from './pan.ts'
import { aMerchant, aPerson } from './people.ts'
import { openTestHouse } from './test-house.ts'

interface Refusal {
  message: string
  data?: unknown
}
type Traits = Omit<Parameters<typeof aPanApplication>[1], 'merchantId' | 'createdBy'>

/** A back office with a clerk, and a merchant whose applications wait for it. */
export async function openPanOffice(env: Record<string, string> = {}) {
  const house = await openTestHouse({ RATE_SCALE: '1000', ...env })
  const merchant = await aMerchant(house)
  const ownerPerson = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  const clerkPerson = await aPerson(house, { permissions: ['nsdl-pan'] })
  const owner = await signedIn(house, ownerPerson)
  const clerk = await signedIn(house, clerkPerson)

  const anApplication = (traits: Traits = {}): Promise<PanApplication> =>
    aPanApplication(house, { ...traits, merchantId: merchant.id, createdBy: ownerPerson.id })
  const rowOf = (id: string) =>
    house.db.selectFrom('pan_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return {
    house,
    merchant,
    owner,
    ownerPerson,
    clerk,
    clerkPerson,
    anApplication,
    rowOf,
    anotherClerk: async () => signedIn(house, await aPerson(house, { permissions: ['nsdl-pan'] })),
    stateOf: async (id: string): Promise<PanState> => (await rowOf(id)).state,
    eventsOf: (id: string) =>
      house.db
        .selectFrom('work_event')
        .selectAll()
        .where('service', '=', 'nsdl-pan')
        .where('record_id', '=', id)
        .orderBy('id')
        .execute(),
    /** A call of the back office under a key of its own. */
    ask: (path: string, body?: Record<string, unknown>, by: Browser = clerk) =>
      by.ask<Refusal>('POST', `/backend/nsdlpan/${path}`, body, { 'idempotency-key': randomUUID() }),
    balance: () => walletBalance(house.db, merchant.id),
    infoOf: async (id: string, by: Browser = clerk) =>
      (await by.get<PanInfo>(`/${by === owner ? 'merchant' : 'backend'}/nsdlpan/paninfo/${id}`)).body,
    newestNotice: async () =>
      (await owner.get<{ notices: { title: string; text: string; link: string }[] }>('/merchant/notice')).body
        .notices[0],
    /** A file of an application, as an upload leaves it; answers its id. */
    keep: (
      id: string,
      kind: PanFileTable['kind'],
      { content = Buffer.from(`${kind} of ${id}`), type = 'application/pdf' } = {},
    ) =>
      house.inTx(async (tx) => {
        const file = { name: `${kind}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`, type, content }
        const fileId = await keepFile(tx, house.platform.files, file, { purpose: 'pan', userId: ownerPerson.id })
        const row = { application_id: id, kind, file_id: fileId, by: ownerPerson.id }
        return (await tx.insertInto('pan_file').values(row).returning('id').executeTakeFirstOrThrow()).id
      }),
  }
}
