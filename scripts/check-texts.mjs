// Part of `npm run check`: what is said to people stands in the catalogues of texts/, in every whole language. Refused are a
// sentence in the code of a place that is translated, a text that a language lacks or has too many, a text whose English
// was changed since it was translated, one that wants other things filled in, and one that nobody says.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { readSources } from './run/read-sources.mjs'

/** What speaks through the catalogues. The rest of the merchants' side is still to come; the back office speaks English. */
const translated = [
  'api/courier/',
  'api/document/open-file.ts',
  'api/export/my-exports.ts',
  'api/gst/calendar/send-reminders.ts',
  'api/gst/client/',
  'api/gst/filing/add-register.ts',
  'api/gst/filing/drop-filing-file.ts',
  'api/gst/filing/filing-files.ts',
  'api/gst/filing/filing-store.ts',
  'api/gst/filing/find-file.ts',
  'api/gst/filing/require-fileable.ts',
  'api/gst/filing/start-filing.ts',
  'api/gst/filing/submit-filing.ts',
  'api/gst/registration/drop-registration-file.ts',
  'api/gst/registration/open-registration-file.ts',
  'api/gst/registration/registration-files.ts',
  'api/gst/registration/registration-store.ts',
  'api/gst/registration/ask-clarification.ts',
  'api/gst/registration/lodge-registration.ts',
  'api/gst/registration/reject-gst-registration.ts',
  'api/gst/registration/start-registration.ts',
  'api/gst/registration/submit-registration.ts',
  'api/gst/registration/upload-document.ts',
  'api/kyc/document-store.ts',
  'api/kyc/kyc-store.ts',
  'api/kyc/open-document.ts',
  'api/kyc/require-document.ts',
  'api/kyc/save-step.ts',
  'api/merchant/member-',
  'api/merchant/view-member.ts',
  'api/nsdl-pan/',
  'api/platform/files/ask-file-reader.ts',
  'api/platform/files/do-file-job.ts',
  'api/platform/files/file-problems.ts',
  'api/platform/files/refuse-larger.ts',
  'api/platform/files/virus-scanner.ts',
  'api/platform/files/write-sealed-file.ts',
  'api/platform/problem.ts',
  'api/platform/require-move.ts',
  'api/platform/serve/answer-problem.ts',
  'api/platform/serve/context.ts',
  'api/platform/serve/open-arrivals.ts',
  'api/platform/serve/open-export-turns.ts',
  'api/platform/serve/read-upload.ts',
  'api/platform/subprocess/take-turn.ts',
  'api/profile/change-password.ts',
  'api/profile/end-session.ts',
  'api/profile/enrol-app.ts',
  'api/profile/own-photo.ts',
  'api/public/describe-page.ts',
  'api/public/page-head.ts',
  'api/push/',
  'api/reference/check-place.ts',
  'api/reference/find-pincode.ts',
  'api/registration/check-email-code.ts',
  'api/registration/register.ts',
  'api/registration/require-open.ts',
  'api/report/read-asked.ts',
  'api/session/answer-code.ts',
  'api/session/ask-by-mail.ts',
  'api/session/challenge-store.ts',
  'api/session/choose-first-password.ts',
  'api/session/guess-guard.ts',
  'api/session/hand-in-puzzle.ts',
  'api/session/next-step.ts',
  'api/session/resend-code.ts',
  'api/session/reset-password.ts',
  'api/session/sign-in.ts',
  'api/session/why-ended.ts',
  'api/gateway/',
  'api/payment-request/',
  'api/uti-pan/',
  'api/staff/add-merchant-staff.ts',
  'api/staff/change-merchant-staff.ts',
  'api/staff/merchant-staff-',
  'api/staff/read-merchant-staff.ts',
  'api/staff/require-own-ticks.ts',
  'api/staff/send-password-link.ts',
  'api/user/confirm-password.ts',
  'api/user/create-user.ts',
  'api/user/email-change-store.ts',
  'api/user/recent-password.ts',
  'api/user/refuse-taken-details.ts',
  'api/user/refuse-weak-password.ts',
  'api/user/require-kyc.ts',
  'api/user/taken-sentences.ts',
  'api/wallet/require-agreed.ts',
  'api/wallet/require-lines.ts',
  'api/wallet/statement-table.ts',
  'api/wallet/write-entry.ts',
  'api/work/',
  'contract/courier-states.ts',
  'contract/courier.ts',
  'contract/download.ts',
  'contract/find.ts',
  'contract/form/',
  'contract/gender.ts',
  'contract/gst/',
  'contract/kernel/dates.ts',
  'contract/kernel/fields.ts',
  'contract/kernel/gstin-field.ts',
  'contract/kernel/identity-fields.ts',
  'contract/kernel/option-of.ts',
  'contract/kyc-fields.ts',
  'contract/kyc-moves.ts',
  'contract/kyc.ts',
  'contract/law/turnover.ts',
  'contract/member.ts',
  'contract/merchant-staff.ts',
  'contract/nsdl-pan/',
  'contract/profile.ts',
  'contract/public-pages.ts',
  'contract/push.ts',
  'contract/registration.ts',
  'contract/report/',
  'contract/session.ts',
  'contract/gateway.ts',
  'contract/payment-re',
  'contract/uti-pan/',
  'web/areas/area-',
  'web/areas/auth/',
  'web/areas/kyc/kyc-layout.tsx',
  'web/areas/merchant/',
  'web/areas/public/',
  'web/courier/',
  'web/dashboard/merchant-',
  'web/dashboard/quick-buttons.tsx',
  'web/dashboard/volume-chart.tsx',
  'web/download/',
  'web/export/',
  'web/find/',
  'web/gst/',
  'web/kyc/',
  'web/merchant/add-member-page.tsx',
  'web/merchant/member-form.tsx',
  'web/merchant/member-labels.ts',
  'web/merchant/member-list-page.tsx',
  'web/merchant/member-page.tsx',
  'web/merchant/owner-fields.tsx',
  'web/merchant/person-facts.tsx',
  'web/merchant/price-card.tsx',
  'web/merchant/shop-fields.tsx',
  'web/news/front-matter.tsx',
  'web/notice/',
  'web/gateway/',
  'web/nsdl-pan/',
  'web/payment-request/',
  'web/platform/call-error.ts',
  'web/platform/call-upload.ts',
  'web/platform/error-text.ts',
  'web/platform/transport.ts',
  'web/profile/',
  'web/push/',
  'web/registration/',
  'web/report/',
  'web/session/',
  'web/staff/confirm-dialog.tsx',
  'web/staff/merchant-staff-',
  'web/staff/permission-ticks.tsx',
  'web/staff/staff-person-fields.tsx',
  'web/staff/state-badge.tsx',
  'web/ui/',
  'web/uti-pan/',
  'web/wallet/',
]

/**
 * Words for developers, search engines' machines, the log and the back office; those of printed forms, which are official in English; those that
 * are kept as they are and said by a table. Names are the same in every language.
 */
const notForPeople =
  /^(summary|because|none|menu|in|className|path|to|id|key|href|rel|type|paper|section|capacity|capacities|office)$/
const properNames = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'Kendra']

/**
 * What is printed, kept or told to others by the server is English; the tour is of the demo alone; names of states and of periods are kept and printed as they are; the others are shown by
 * the back office only.
 */
const untranslated = [
  'web/download/replace-document.tsx',
  'api/courier/add-consignment.ts',
  'api/courier/print-batch-sheet.ts',
  'api/courier/receive-consignment.ts',
  'web/courier/office-send-page.tsx',
  'web/courier/scan-box.tsx',
  'api/gateway/ask-provider.ts',
  'api/gateway/credit-order.ts',
  'api/gateway/flag-order.ts',
  'api/gateway/land-payer.ts',
  'api/gateway/open-',
  'api/gateway/sandbox',
  'api/payment-request/approve-payment.ts',
  'api/payment-request/bank-statement/',
  'api/payment-request/payment-detail.ts',
  'api/payment-request/reject-payment.ts',
  'api/payment-request/request-payment.ts',
  'web/gateway/gateway-orders.tsx',
  'web/payment-request/alike-payments.tsx',
  'web/payment-request/bank-',
  'web/payment-request/match-table.tsx',
  'web/payment-request/payment-facts.tsx',
  'web/payment-request/payment-requests.tsx',
  'web/payment-request/payment-review.tsx',
  'web/payment-request/tick-results.tsx',
  'api/uti-pan/ask-psa.ts',
  'api/uti-pan/buy-coupons.ts',
  'api/uti-pan/decide-',
  'contract/uti-pan/uti-pan-contract.ts',
  'web/uti-pan/fulfil-dialog.tsx',
  'web/uti-pan/office-',
  'web/uti-pan/reason-dialog.tsx',
  'web/uti-pan/refuse-dialog.tsx',
  'api/nsdl-pan/apply/ask-refund.ts',
  'api/nsdl-pan/apply/cancel-application.ts',
  'api/nsdl-pan/apply/submit-application.ts',
  'api/nsdl-pan/esign/apply-esign-event.ts',
  'api/nsdl-pan/esign/esign-pages.ts',
  'api/nsdl-pan/esign/fail-esign.ts',
  'api/nsdl-pan/esign/give-up-waiting.ts',
  'api/nsdl-pan/esign/sandbox',
  'api/nsdl-pan/esign/withdraw-esign.ts',
  'api/nsdl-pan/form-drawing/',
  'api/nsdl-pan/info/read-aadhaar.ts',
  'api/nsdl-pan/office/',
  'api/nsdl-pan/print/declaration-of.ts',
  'api/nsdl-pan/print/form-rows.ts',
  'api/nsdl-pan/print/form-sheet-of.ts',
  'api/nsdl-pan/print/print-customer-receipt.ts',
  'api/nsdl-pan/print/printed-parts.ts',
  'api/nsdl-pan/print/slip-of.ts',
  'contract/nsdl-pan/bulk.ts',
  'contract/gst/due-dates-office.ts',
  'contract/gst/due-rule-code.ts',
  'contract/gst/filing-office.ts',
  'contract/gst/gst-filing-contract.ts',
  'contract/gst/gst-registration-contract.ts',
  'contract/gst/registration-office.ts',
  'contract/gst/registration-samples.ts',
  'contract/gst/registration-states.ts',
  'contract/gst/returns-periods.ts',
  'contract/gst/returns-states.ts',
  'web/gst/ask-box.tsx',
  'web/gst/calendar/due-dates-page.tsx',
  'web/gst/calendar/extension-',
  'web/gst/calendar/rule-table.tsx',
  'web/gst/calendar/state-groups.tsx',
  'web/gst/filing/file-dialog.tsx',
  'web/gst/filing/office-',
  'web/gst/move-buttons.tsx',
  'web/gst/office-',
  'web/gst/registration/aadhaar-fact.tsx',
  'web/gst/registration/approve-dialog.tsx',
  'web/gst/registration/ask-dialog.tsx',
  'web/gst/registration/number-dialogs.tsx',
  'web/gst/registration/office-',
  'web/gst/registration/reject-dialog.tsx',
  'web/gst/reject-box.tsx',
  'contract/nsdl-pan/check-samples.ts',
  'contract/nsdl-pan/checklist.ts',
  'contract/nsdl-pan/countries.ts',
  'contract/nsdl-pan/nsdl-pan-contract.ts',
  'contract/nsdl-pan/office-queues.ts',
  'contract/nsdl-pan/office.ts',
  'contract/nsdl-pan/pan-fits.ts',
  'contract/nsdl-pan/paper-parts.ts',
  'contract/nsdl-pan/proof-lists.ts',
  'web/nsdl-pan/index/office-index-page.tsx',
  'web/nsdl-pan/info/aadhaar-fact.tsx',
  'web/nsdl-pan/office/',
  'web/nsdl-pan/office-side.ts',
  'web/kyc/aadhaar-fact.tsx',
  'web/kyc/document-desk.tsx',
  'web/kyc/kyc-decision.tsx',
  'web/kyc/kyc-list-page.tsx',
  'web/kyc/kyc-review-page.tsx',
  'web/kyc/reject-dialog.tsx',
  'web/registration/approve-form.tsx',
  'web/registration/registration-facts.tsx',
  'web/registration/registration-list-page.tsx',
  'web/registration/registration-page.tsx',
  'web/registration/reject-form.tsx',
  'web/session/tour/',
  'web/ui/audit-detail.ts',
  'web/ui/confirm-refund.tsx',
  'web/ui/decide-menu.tsx',
  'web/ui/district-words.ts',
  'web/ui/form/own-password-',
  'web/ui/form/reason-',
  'web/ui/refund-words.ts',
  'web/ui/tell-refunded.ts',
  'web/ui/waiting-refund.tsx',
  'web/wallet/merchant-statement-page.tsx',
]

const isTest = (file) => /\.(test|long)\.tsx?$/.test(file)

/**
 * The sentences that stand in the code of a file: words between tags, and any text of several words, or of one in an
 * attribute that people see. A comment above with 'text:' says why one must stand there.
 * @returns {string[]}
 */
export function findSentences(file, text) {
  const { program } = parseSync(file, text)
  const lines = text.split('\n')
  const found = []
  const tell = (start, words) => {
    const line = text.slice(0, start).split('\n').length
    if (/\/\/.*\btext:|\/\*\*.*\btext:/.test(lines[line - 2] ?? '')) return
    found.push(`${file}:${line} '${words.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}'`)
  }
  const silent = []
  const skip = (node) => silent.push([node.start, node.end])
  const isSilent = ({ start, end }) => silent.some(([from, to]) => from <= start && end <= to)
  const texts = []
  const visitor = new Visitor({
    ImportDeclaration: skip,
    ExportAllDeclaration: skip,
    TSLiteralType: skip,
    TaggedTemplateExpression: skip,
    // An error that no one but a developer meets, and the log.
    NewExpression(node) {
      if (node.callee.name === 'Error') skip(node)
    },
    CallExpression(node) {
      if (/^(log|console)$/.test(node.callee.object?.name ?? '')) skip(node)
      if (node.callee.name === 'lazyPage' || node.callee.name === 'more') skip(node)
    },
    Property(node) {
      if (notForPeople.test(node.key.name ?? '')) skip(node)
      else if (node.value.type === 'Literal' && isWord(node.value.value)) texts.push([node.value, node.value.value])
    },
    JSXAttribute(node) {
      if (notForPeople.test(node.name.name ?? '')) skip(node)
      else if (node.value?.type === 'Literal' && isWord(node.value.value)) texts.push([node.value, node.value.value])
    },
    JSXText(node) {
      if (/\p{L}[\p{L}\p{M}]/u.test(node.value)) texts.push([node, node.value])
    },
    Literal(node) {
      if (typeof node.value === 'string' && isSentence(node.value)) texts.push([node, node.value])
    },
    TemplateLiteral(node) {
      const words = node.quasis.map(({ value }) => value.cooked).join(' … ')
      if (isSentence(words.replaceAll(' … ', 'x'))) texts.push([node, words])
    },
  })
  visitor.visit(program)
  for (const [node, words] of texts) if (!isSilent(node) && !properNames.includes(words)) tell(node.start, words)
  return [...new Set(found)]
}

/** Several words, of which the first begins like a sentence; or letters of another script. */
const isSentence = (text) =>
  /\p{Script=Devanagari}/u.test(text) ||
  (/^['"(]?\p{Lu}/u.test(text) && /\p{Ll}{2}/u.test(text) && /[\p{L}'’]{2,}[,.:;!?)]?['"]? \S/u.test(text))

/** One word as people read it: `Save`, but not `lightContract` or `POST`. */
const isWord = (text) => typeof text === 'string' && /^\p{Lu}\p{Ll}+\.?$/u.test(text)

/**
 * What is wrong with a language's texts of one area.
 * @param {Record<string, string>} english
 * @param {Record<string, { from: string, text: string }>} other
 */
export function compareTexts(place, english, other) {
  const lacking = Object.keys(english).filter((key) => !(key in other))
  const tooMany = Object.keys(other).filter((key) => !(key in english))
  const both = Object.keys(english).filter((key) => key in other)
  const stale = both.filter((key) => other[key].from !== english[key])
  const unlike = both.filter((key) => namesIn(other[key].text) !== namesIn(english[key]))
  return [
    ...lacking.map((key) => `${place} lacks '${key}': ${english[key]}`),
    ...tooMany.map((key) => `${place} has '${key}', which is not said in English.`),
    ...stale.map(
      (key) => `${place} '${key}' was made from '${other[key].from}'; it is '${english[key]}' now. Look at it again.`,
    ),
    ...unlike.map(
      (key) =>
        `${place} '${key}' wants ${namesIn(other[key].text) || 'nothing'}, in English ${namesIn(english[key]) || 'nothing'}.`,
    ),
  ]
}

/** What a message wants filled in, and the marks around its words. */
function namesIn(message) {
  const names = [
    ...message.matchAll(/(?<!(?:=\d+|\b(?:zero|one|two|few|many|other)) )\{\s*(\w+)\s*(?:\}|,\s*plural\s*,)/g),
  ]
  const marks = [...message.matchAll(/<(\w+)>/g)]
  return [...names, ...marks]
    .map(([, name]) => name)
    .sort()
    .join(' ')
}

/** The texts of a catalogue, as its file writes them. @returns {Record<string, string>} */
export function readCatalogue(file, text) {
  const texts = {}
  const visitor = new Visitor({
    Property({ key, value }) {
      const words = value.type === 'Literal' ? value.value : value.quasis?.[0]?.value.cooked
      if (typeof words === 'string') texts[key.name] = words
    },
  })
  visitor.visit(parseSync(file, text).program)
  return texts
}

function problemsOfCatalogues(sources) {
  const folders = readdirSync('texts', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const others = folders.map(({ name }) => name).filter((name) => name !== 'en')
  const [, whole = ''] =
    /export const languages = \{([\s\S]*?)\n\} as const/.exec(readFileSync('texts/languages.ts', 'utf8')) ?? []
  const isWhole = (language) => new RegExp(`^ {2}${language}: \\{.*whole: true`, 'm').test(whole)
  const code = sources.map(({ text }) => text).join('\n')
  return readdirSync('texts/en').flatMap((name) => {
    const [file, area] = [`texts/en/${name}`, name.replace(/\.ts$/, '')]
    const text = readFileSync(file, 'utf8')
    const english = readCatalogue(file, text)
    const named = [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name)
    // Whoever takes the catalogue as a whole says all of it.
    const asWhole = named.some((name) => new RegExp(`\\b${name}\\b(?!\\.)[^{};]*[,)\\]]`).test(withoutImports(code)))
    const unsaid = asWhole
      ? []
      : Object.keys(english).filter((key) => !named.some((name) => new RegExp(`\\b${name}\\.${key}\\b`).test(code)))
    return [
      ...unsaid.map((key) => `${file} has '${key}', which nobody says.`),
      ...others.flatMap((language) => {
        const place = `texts/${language}/${area}.json`
        if (!existsSync(place)) return isWhole(language) ? [`${place} is missing.`] : []
        const problems = compareTexts(place, english, JSON.parse(readFileSync(place, 'utf8')))
        return isWhole(language) ? problems : problems.filter((problem) => !problem.includes(' lacks '))
      }),
    ]
  })
}

const isTranslated = (file) =>
  translated.some((place) => file.startsWith(place)) && !untranslated.some((place) => file.startsWith(place))

const withoutImports = (code) => code.replaceAll(/^import .*$/gm, '')

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sources = readSources('contract', 'api', 'web').filter(({ file }) => !isTest(file))
  const spoken = sources.filter(({ file }) => isTranslated(file))
  const problems = [
    ...spoken.flatMap(({ file, text }) => findSentences(file, text)).map((place) => `${place} stands in the code.`),
    ...problemsOfCatalogues(sources),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`What is said in ${spoken.length} files stands in the catalogues, in every language.`)
}
