import type { DocumentKind } from '../../contract/kyc-moves.ts'
import type { KycReview } from '../../contract/kyc-review.ts'
import { type Answer, type Browser, signedIn } from './browser.ts'
import { aPerson } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Refusable = Answer<{ message: string; data?: unknown }>

/** What a reviewer of the back office can do with the KYC of a user. */
export interface KycDesk {
  browser: Browser
  read(id: string): Promise<KycReview>
  verify(id: string, kind: DocumentKind): Promise<Refusable>
  verifyAll(id: string): Promise<void>
  rejectDocument(id: string, kind: DocumentKind, remark: string): Promise<Refusable>
  approve(id: string): Promise<Refusable>
  reject(id: string, remark: string): Promise<Refusable>
  askAgain(id: string, remark: string, documents: readonly DocumentKind[]): Promise<Refusable>
}

const base = '/backend/usermanagement'

export async function openKycDesk(house: TestHouse): Promise<KycDesk> {
  const browser = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
  const read = async (id: string) => (await browser.get<KycReview>(`${base}/kyc/${id}`)).body
  const upload = async (id: string, kind: DocumentKind) =>
    (await read(id)).documents.find((one) => one.kind === kind)?.id ?? '999999'
  const decide = async (id: string, move: string, payload: object) =>
    browser.post<{ message: string }>(`${base}/kyc/${id}/${move}`, {
      // Where nothing was handed in, a moment at which nothing was.
      submittedAt: (await read(id)).submittedAt ?? '2020-01-01T00:00:00.000Z',
      ...payload,
    })
  const verify: KycDesk['verify'] = async (id, kind) =>
    browser.post(`${base}/kyc-document/${await upload(id, kind)}/verify`)
  return {
    browser,
    read,
    verify,
    async verifyAll(id) {
      for (const { kind } of (await read(id)).documents) await verify(id, kind)
    },
    rejectDocument: async (id, kind, remark) =>
      browser.post(`${base}/kyc-document/${await upload(id, kind)}/reject`, { remark }),
    approve: (id) => decide(id, 'approve', {}),
    reject: (id, remark) => decide(id, 'reject', { remark }),
    askAgain: (id, remark, documents) => decide(id, 'ask-again', { remark, documents }),
  }
}
