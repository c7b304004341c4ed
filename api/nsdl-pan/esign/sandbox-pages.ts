import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import type { Visitor } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { barePage } from '../../platform/serve/bare-page.ts'
import type { RawReply } from '../../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import { endPage, leftPage, noSuchSignPage } from './esign-pages.ts'
import { type EsignTry, findTry } from './esign-store.ts'
import { findEsignProvider } from './find-esign-provider.ts'
import { esignFacts } from './open-sign-page.ts'
import { receiveEsignEvent } from './receive-esign-event.ts'
import { esignEventOf, signedEsignEvents } from './sandbox.ts'
import { decideSandboxSignature, type SandboxSignature } from './sandbox-store.ts'

/** No message is ever sent, so the code stands on the page. */
const testCode = '123456'
const outcomes = { sign: 'done', fail: 'failed', abandon: 'abandoned' } as const satisfies Record<
  string,
  SandboxSignature['state']
>

/** The sandbox's own Aadhaar page: the applicant types the code, refuses, or leaves. */
export async function showEsignSandbox(context: ProviderContext, token: string): Promise<RawReply> {
  const found = await findSandboxTry(context, token)
  if (!found) return noSuchSignPage()
  return found.state === 'open' ? codePage(context, found) : endPage(found.state)
}

interface Choice {
  token: string
  raw: Buffer
  visitor: Visitor
}

/** Keeps the choice in the sandbox's own books, then tells the portal as any provider would: by a signed event. */
export async function chooseEsignOutcome(context: ProviderContext, { token, raw, visitor }: Choice): Promise<RawReply> {
  const found = await findSandboxTry(context, token)
  const fields = new URLSearchParams(raw.toString('utf8'))
  const outcome = fields.get('outcome') ?? ''
  if (!found?.provider_ref || !isKeyOf(outcomes, outcome)) return noSuchSignPage()
  const state = outcomes[outcome]
  if (found.state !== 'open') return endPage(found.state)
  if (state === 'done' && fields.get('otp')?.trim() !== testCode) return codePage(context, found, 'This code is wrong.')
  const ref = found.provider_ref
  const decided = await inTransaction(context.kysely, (tx) => decideSandboxSignature(tx, ref, state))
  const event = decided && esignEventOf(decided)
  if (event) await receiveEsignEvent(context, { provider: 'sandbox', ...signedEsignEvents.sign(event), visitor })
  const after = await findTry(context.kysely, { token })
  return after?.state === 'open' ? leftPage(token) : endPage(after?.state ?? '')
}

async function codePage(context: ProviderContext, found: EsignTry, wrong = ''): Promise<RawReply> {
  const { refNo, cardName } = await esignFacts(context.kysely, found)
  const problem = wrong && `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>`
  return barePage({
    title: 'Sandbox Aadhaar',
    status: wrong ? 400 : 200,
    body: `<p class="test">Test mode</p><h1>Sign with Aadhaar</h1><p><strong>${escapeHtml(cardName)}</strong>, token ${escapeHtml(refNo)}. Nobody is asked for proof here; the code is <strong>${testCode}</strong>.</p><form method="post">${problem}<label for="otp">Code from the message</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus><button class="main" name="outcome" value="sign">Sign</button><button class="no" name="outcome" value="fail">Refuse</button><button name="outcome" value="abandon">Leave without signing</button></form>`,
  })
}

async function findSandboxTry(context: ProviderContext, token: string): Promise<EsignTry | undefined> {
  const found = await findTry(context.kysely, { token })
  const open = found?.provider === 'sandbox' && (await findEsignProvider(context.kysely, context))
  return open ? found : undefined
}
