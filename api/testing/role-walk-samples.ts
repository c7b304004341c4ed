import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { indianDay } from '../../contract/kernel/dates.ts'
import { type Endpoint, nothing } from '../../contract/kernel/endpoint.ts'
import type { TestHouse } from './test-house.ts'
import { formWith } from './uploads.ts'

/** A call that someone who may make it would make, and the status it then gets. */
export interface Sample {
  status: number
  id?: string
  query?: string
  payload?: Record<string, unknown> | Buffer
  headers?: Record<string, string>
}

type Maker = (house: TestHouse, endpoint: Endpoint) => Promise<Sample> | Sample

const refused =
  (payload: Record<string, unknown>): Maker =>
  () => ({ status: 400, payload })

/** A file that everyone who may send one is refused for its type. */
const noPicture =
  (field: string): Maker =>
  () => {
    const form = formWith(field, { name: 'empty.png', content: Buffer.from('not a picture') })
    return { status: 415, payload: form.payload, headers: form.headers }
  }

/** The same for something that is not there. */
const noPictureOf =
  (field: string): Maker =>
  async (house, endpoint) => ({ ...(await noPicture(field)(house, endpoint)), id: '999999' })

/** A text that everyone who may send a table is refused for, because it names no columns. */
const noTable: Maker = () => ({ status: 400, ...formWith('file', { name: 'a.csv', content: Buffer.from('text') }) })

const someStaff = {
  fullName: 'Asha Rao',
  fatherName: 'Mohan Rao',
  gender: 'F',
  dob: '1990-04-05',
  mobileNo: '9876500000',
  emailId: 'asha@people.test',
  panNo: 'ABCPD1234E',
  permissions: [],
}
const someServer = { port: 25, encryption: 'none', userName: '', sender: 'a@b.test' }

/** For a path that is read by GET, with nothing, and written by POST. */
const onlyPost =
  (sample: Sample): Maker =>
  (_house, endpoint) =>
    'method' in endpoint && endpoint.method === 'POST' ? sample : { status: 200 }

/** Calls that need more than an empty request to be let through; new endpoints without one are asked with nothing. */
const makers: Record<string, Maker> = {
  '/auth/login': refused({ userName: 'nobody', password: 'wrong' }),
  '/auth/login-otp': refused({ challenge: 'none', code: '1' }),
  '/auth/login-otp/resend': refused({ challenge: 'none' }),
  '/auth/first-password': refused({ challenge: 'none', password: 'long enough now' }),
  '/auth/refresh': () => ({ status: 401, payload: { Token: 'x', refreshToken: 'y' } }),
  '/auth/logout': () => ({ status: 204 }),
  '/auth/forgot-username': () => ({ status: 400, query: '?captcha=x', payload: { emailid: 'x' } }),
  '/auth/forgot-password': refused({ userName: 'x', captcha: 'x' }),
  '/auth/reset-password': refused({ token: 'x', password: 'long enough now' }),
  '/auth/register/send-code': refused({ emailid: 'x' }),
  '/auth/register/check-code': refused({ emailid: 'a@b.test', code: '000000' }),
  '/auth/register': () => ({ status: 400, query: '?captcha=x', payload: {} }),
  '/reference/pincode/:pin': () => ({ status: 404 }),
  'my-profile/update-setting': () => ({ status: 200, payload: { prop: 'loginNotification', value: 'true' } }),
  'my-profile/change-password': refused({ currentPassword: 'wrong', newPassword: 'long enough now' }),
  'my-profile/totp/begin': refused({ password: 'wrong' }),
  'my-profile/totp/confirm': () => ({ status: 409, payload: { code: '000000' } }),
  'my-profile/totp/remove': refused({ password: 'wrong' }),
  'my-profile/sessions/:id/end': () => ({ status: 404, id: randomUUID() }),
  'account/photo': () => ({ status: 404 }),
  'account/upload-photo': noPicture('photo'),
  'notice/read': () => ({ status: 204 }),
  'notice/preferences': onlyPost({ status: 204, payload: { kind: 'announcement', byMail: true } }),
  'settings/announcement': refused({}),
  'settings/news-n-updates/add': refused({}),
  'settings/news-n-updates/:id/change': () => ({ status: 400, id: '1' }),
  'settings/news-n-updates/:id': () => ({ status: 404, id: '1' }),
  'settings/carousel/add': noPicture('picture'),
  'settings/carousel/:id/change': () => ({ status: 400, id: '1' }),
  'settings/carousel/:id': () => ({ status: 404, id: '1' }),
  'settings/carousel/order': refused({}),
  '/site/legal/:page': () => ({ status: 200, id: 'terms' }),
  '/carousel/:id': () => ({ status: 404, id: '1' }),
  'misc/download/:name': () => ({ status: 200, id: 'valid-initials' }),
  'settings/document/:name': async (house, endpoint) => ({
    ...(endpoint.kind === 'upload' ? await noPicture('document')(house, endpoint) : { status: 404 }),
    id: 'annexure-a',
  }),
  'accounts/payment-req': noPicture('slip'),
  'accounts/payment-req/qrcode/:id': () => ({ status: 404, id: '999999' }),
  'accounts/payment-list/:id/slip': () => ({ status: 404, id: '999999' }),
  'reports/daily-collection-sums': () => ({ status: 200, query: '?from=2026-11-01&to=2026-11-30' }),
  'utipan/psa-request': refused({}),
  'utipan/psa-requests/:id/approve': () => ({ status: 400, id: '999999' }),
  'utipan/psa-requests/:id/reject': () => ({ status: 400, id: '999999' }),
  'utipan/coupon/quote': () => ({ status: 200, query: '?kind=digital&quantity=2' }),
  'utipan/coupon/buy': refused({}),
  'utipan/coupon-list/:id/fulfil': () => ({ status: 400, id: '999999' }),
  'utipan/coupon-list/:id/refuse': () => ({ status: 400, id: '999999' }),
  'gst/registration/begin': () => ({ status: 200 }),
  'gst/registration/:id': () => ({ status: 404, id: '999999' }),
  'gst/registration/:id/sheet': () => ({ status: 404, id: '999999' }),
  'gst/registration/:id/save': () => ({ status: 400, id: '999999' }),
  'gst/registration/:id/discard': () => ({ status: 404, id: '999999' }),
  'gst/registration/:id/photo': noPictureOf('document'),
  'gst/registration/:id/paper': noPictureOf('document'),
  'gst/registration/:id/quote': () => ({ status: 404, id: '999999' }),
  'gst/registration/:id/submit': () => ({ status: 400, id: '999999' }),
  'gst/registration/:id/answer-file': noPictureOf('document'),
  'gst/registration/:id/answer': () => ({ status: 404, id: '999999', payload: { answer: 'Enclosed' } }),
  'gst/registration-file/:id': () => ({ status: 404, id: '999999' }),
  'gst/registration-file/:id/drop': () => ({ status: 404, id: '999999' }),
  'gst/registration/:id/start': () => ({ status: 400, id: '999999' }),
  'gst/registration/:id/lodge': () => ({ status: 400, id: '999999' }),
  'gst/registration/:id/question-file': noPictureOf('document'),
  'gst/registration/:id/ask': () => ({ status: 400, id: '999999' }),
  'gst/registration/:id/approve': noPictureOf('certificate'),
  'gst/registration/:id/reject': () => ({ status: 400, id: '999999' }),
  'gst/registration/:id/aadhaar': () => ({ status: 404, id: '999999' }),
  'misc/courier/add': refused({}),
  'misc/courier/:id': () => ({ status: 404, id: '999999' }),
  'misc/courier/:id/change': () => ({
    status: 404,
    id: '999999',
    payload: { companyId: '1', sentOn: indianDay(new Date()), contents: 'Letters' },
  }),
  'misc/courier/:id/sheet': () => ({ status: 404, id: '999999' }),
  'misc/courier/:id/receive': () => ({ status: 404, id: '999999' }),
  'misc/courier/:id/receive-item': () => ({ status: 400, id: '999999' }),
  'account/statement/:id': () => ({ status: 200, id: '999999' }),
  'account/statement-sums': () => ({ status: 200, query: '?from=2026-11-01&to=2026-11-30' }),
  'account/statement-sums/:id': () => ({ status: 200, id: '999999', query: '?from=2026-11-01&to=2026-11-30' }),
  'account/low-balance': onlyPost({ status: 204, payload: { limit: 50_000 } }),
  'account/payments/:id': () => ({ status: 404, id: '999999' }),
  'account/payments/:id/slip': () => ({ status: 404, id: '999999' }),
  'account/payments/:id/approve': () => ({ status: 404, id: '999999' }),
  'account/payments/:id/reject': () => ({ status: 400, id: '999999' }),
  'gateway/order': refused({}),
  'gateway/order/:orderNo': () => ({ status: 404, id: 'G999999' }),
  'account/gateway-orders/:id/ask': () => ({ status: 404, id: '999999' }),
  '/gateway/webhook/:provider': () => ({ status: 400, id: 'razorpay' }),
  '/gateway/pay/:token': () => ({ status: 404, id: 'x'.repeat(43) }),
  '/gateway/return/:token': () => ({ status: 404, id: 'x'.repeat(43) }),
  '/gateway/sandbox/:token': () => ({ status: 404, id: 'x'.repeat(43) }),
  'nsdlpan/dw-form-by-id/:id': () => ({ status: 404, id: '999999' }),
  'nsdlpan/ack-slip/:id': () => ({ status: 404, id: '999999' }),
  'nsdlpan/receipt/:id': () => ({ status: 404, id: '999999' }),
  'nsdlpan/form-scanning/:id': async (house, endpoint) => ({
    ...(endpoint.kind === 'upload' ? await noPicture('form')(house, endpoint) : { status: 404 }),
    id: '999999',
  }),
  'nsdlpan/form-cropping/:id': (_house, endpoint) => ({
    status: 'method' in endpoint && endpoint.method === 'POST' ? 400 : 404,
    id: '999999',
  }),
  'nsdlpan/form-cropping/:id/page': () => ({ status: 404, id: '999999', query: '?scan=1&page=0' }),
  'nsdlpan/tin-rejection-upload/:ackNo': async (house, endpoint) => ({
    ...(endpoint.kind === 'upload' ? await noPicture('form')(house, endpoint) : { status: 404 }),
    id: '999999999999999',
  }),
  'nsdlpan/paperless/:id/sign': () => ({ status: 404, id: '999999' }),
  'nsdlpan/paperless/:id/withdraw': () => ({ status: 404, id: '999999' }),
  '/esign/webhook/:provider': () => ({ status: 400, id: 'sandbox' }),
  '/esign/sign/:token': () => ({ status: 404, id: 'x'.repeat(43) }),
  '/esign/sandbox/:token': () => ({ status: 404, id: 'x'.repeat(43) }),
  'account/bank-statement/preview': noTable,
  'account/bank-statement/take': noTable,
  'account/bank-statement/matches': () => ({ status: 200, query: '?bankId=999999' }),
  'account/bank-statement/approve': refused({}),
  'account/corrections/ask': refused({}),
  'account/corrections/:id': () => ({ status: 404, id: '999999' }),
  'account/corrections/:id/approve': () => ({ status: 404, id: '999999' }),
  'account/corrections/:id/reject': () => ({ status: 400, id: '999999' }),
  'account/corrections/:id/withdraw': () => ({ status: 404, id: '999999' }),
  'nsdlpan/verify/:id': () => ({ status: 404, id: '999999', payload: { ticked: [] } }),
  'nsdlpan/verify/:id/claim': () => ({ status: 404, id: '999999' }),
  'nsdlpan/reject/:id': () => ({ status: 404, id: '999999', payload: { words: 'Not legible' } }),
  'nsdlpan/acknowledge/:id': () => ({ status: 404, id: '999999', payload: { ackNo: '881000000000001' } }),
  'nsdlpan/issue/:id': () => ({ status: 404, id: '999999', payload: { pan: 'ABCPD1234E' } }),
  'nsdlpan/tin-reject/:id': () => ({ status: 404, id: '999999', payload: { words: 'Not legible' } }),
  'nsdlpan/tin-rejection-verify/:ackNo': () => ({ status: 404, id: '881000000000001' }),
  'nsdlpan/tin-accept/:ackNo': () => ({ status: 404, id: '881000000000001' }),
  'nsdlpan/tin-return/:ackNo': () => ({ status: 404, id: '881000000000001', payload: { words: 'Not legible' } }),
  'nsdlpan/cancel-aadhar/:id': () => ({ status: 404, id: '999999', headers: { 'idempotency-key': randomUUID() } }),
  'nsdlpan/refund/:id': () => ({ status: 400, id: '999999' }),
  'nsdlpan/bulk/ack/preview': noTable,
  'nsdlpan/bulk/ack/apply': noTable,
  'nsdlpan/bulk/pan/preview': noTable,
  'nsdlpan/bulk/pan/apply': noTable,
  'nsdlpan/bulk/tin/preview': noTable,
  'nsdlpan/bulk/tin/apply': noTable,
  'nsdlpan/provider-zip': () => ({ status: 404, query: '?ids=999999' }),
  'nsdlpan/paninfo/:id': () => ({ status: 404, id: '999999' }),
  'nsdlpan/paninfo/:id/aadhaar': () => ({ status: 404, id: '999999' }),
  'nsdlpan/file/:id': () => ({ status: 404, id: '999999' }),
  '/track': () => ({ status: 404, query: '?no=3999999999&born=1990-04-05' }),
  'nsdlpan/apply': refused({}),
  'nsdlpan/apply/:id': () => ({ status: 404, id: '999999' }),
  'nsdlpan/apply/:id/save': () => ({ status: 400, id: '999999' }),
  'nsdlpan/apply/:id/quote': () => ({ status: 404, id: '999999' }),
  'nsdlpan/apply/:id/submit': () => ({ status: 400, id: '999999' }),
  'nsdlpan/apply/:id/cancel': () => ({ status: 404, id: '999999', headers: { 'idempotency-key': randomUUID() } }),
  'nsdlpan/prices': () => ({ status: 200, query: '?type=N&mode=physical' }),
  'nsdlpan/reapply/:id': () => ({ status: 400, id: '999999' }),
  'nsdlpan/reapply/:id/ask-refund': () => ({ status: 404, id: '999999' }),
  'registration/:id': () => ({ status: 404, id: '999999' }),
  'registration/reg-approve/:id': (_house, endpoint) => ({
    status: 'method' in endpoint && endpoint.method === 'POST' ? 400 : 404,
    id: '999999',
  }),
  'registration/reg-reject/:id': () => ({ status: 400, id: '999999' }),
  'my-profile/kyc/business': refused({}),
  'my-profile/kyc/business-identity': refused({}),
  'my-profile/kyc/person': refused({}),
  'my-profile/kyc/person-identity': refused({}),
  'my-profile/kyc/upload/:kind': async (house, endpoint) => ({
    ...(await noPicture('document')(house, endpoint)),
    id: 'pan',
  }),
  'my-profile/kyc/upload-photo/:kind': async (house, endpoint) => ({
    ...(await noPicture('document')(house, endpoint)),
    id: 'photo',
  }),
  'my-profile/kyc/file/:id': () => ({ status: 404, id: '999999' }),
  // They are approved already.
  'my-profile/kyc/submit': () => ({ status: 409 }),
  'usermanagement/kyc/:id': () => ({ status: 404, id: '999999' }),
  'usermanagement/kyc/:id/approve': () => ({ status: 404, id: '999999', payload: { submittedAt: '' } }),
  'usermanagement/kyc/:id/reject': () => ({ status: 400, id: '999999' }),
  'usermanagement/kyc/:id/ask-again': () => ({ status: 400, id: '999999' }),
  'usermanagement/kyc/:id/aadhaar': () => ({ status: 404, id: '999999' }),
  'usermanagement/kyc-document/:id/file': () => ({ status: 404, id: '999999' }),
  'usermanagement/kyc-document/:id/verify': () => ({ status: 404, id: '999999' }),
  'usermanagement/kyc-document/:id/reject': () => ({ status: 400, id: '999999' }),
  'merchant/:id': () => ({ status: 404, id: '999999' }),
  'merchant/:id/members': () => ({ status: 404, id: '999999' }),
  'merchant/:id/wallet': () => ({ status: 404, id: '999999' }),
  'merchant/:id/activity': () => ({ status: 404, id: '999999' }),
  'merchant/:id/choices': () => ({ status: 404, id: '999999' }),
  'merchant/:id/lock': () => ({ status: 400, id: '999999' }),
  'merchant/:id/unlock': () => ({ status: 404, id: '999999', payload: { remark: 'Settled' } }),
  'merchant/:id/package': () => ({ status: 404, id: '999999', payload: { packageId: '1' } }),
  'merchant/:id/id-type': () => ({ status: 404, id: '999999', payload: { idType: '1' } }),
  'merchant/:id/change': () => ({ status: 400, id: '999999' }),
  'merchant/:id/reset-sign-in': () => ({ status: 404, id: '999999' }),
  'usermanagement/add-member': onlyPost({ status: 400, payload: {} }),
  'usermanagement/view-member/:id': () => ({ status: 404, id: '999999' }),
  'hr/staff/:id': () => ({ status: 404, id: '999999' }),
  'hr/staff/add': refused({}),
  'hr/staff/:id/change': () => ({ status: 400, id: '999999' }),
  'usermanagement/user/:id': () => ({ status: 404, id: '999999' }),
  'usermanagement/user/:id/activity': () => ({ status: 404, id: '999999' }),
  'usermanagement/user/:id/lock': () => ({ status: 400, id: '999999' }),
  'usermanagement/user/:id/unlock': () => ({ status: 404, id: '999999' }),
  'usermanagement/user/:id/reset-password': () => ({ status: 404, id: '999999' }),
  'usermanagement/user/:id/two-factor-off': () => ({ status: 404, id: '999999' }),
  'usermanagement/sign-in/:id/end': () => ({ status: 404, id: randomUUID() }),
  'usermanagement/staff/:id': () => ({ status: 404, id: '999999' }),
  'usermanagement/staff/add': refused({}),
  'usermanagement/staff/:id/change': () => ({ status: 404, id: '999999', payload: { ...someStaff, version: 1 } }),
  'usermanagement/staff/:id/lock': () => ({ status: 404, id: '999999' }),
  'usermanagement/staff/:id/unlock': () => ({ status: 404, id: '999999' }),
  'usermanagement/staff/:id/reset-password': () => ({ status: 404, id: '999999' }),
  'master/id-list/add': refused({}),
  'master/id-list/:id/change': () => ({ status: 400, id: '1' }),
  'package/:id': () => ({ status: 404, id: '999999' }),
  'package/add': refused({}),
  'package/:id/change': () => ({ status: 400, id: '999999' }),
  'package/:id/prices': (_house, endpoint) => ({
    status: 'method' in endpoint && endpoint.method === 'POST' ? 400 : 404,
    id: '999999',
  }),
  'settings/logo': noPicture('logo'),
  'settings/favicon': noPicture('favicon'),
  'master/bank/add': refused({}),
  'master/bank/:id': () => ({ status: 404, id: '1' }),
  'master/bank/:id/change': () => ({ status: 400, id: '1' }),
  'master/bank/:id/qrcode': () => ({ status: 404, id: '1' }),
  'master/bank/:id/upload-qrcode': noPicture('qrcode'),
  'account/GetQrcode': () => ({ status: 404 }),
  'account/qrcode': noPicture('qrcode'),
  'master/api-credentials/gateway': refused({}),
  'master/api-credentials/gateway/test': () => ({ status: 409 }),
  'master/api-credentials/gateway-sandbox': refused({}),
  'master/api-credentials/ekyc': refused({}),
  'master/api-credentials/ekyc-sandbox': refused({}),
  'master/api-credentials/nsdl': refused({}),
  'master/api-credentials/uti-psa': refused({}),
  'master/api-credentials/gst': refused({}),
  'master/rejection-reasons/add': refused({}),
  'master/rejection-reasons/:id/change': () => ({ status: 400, id: '1' }),
  'master/couriers/add': refused({}),
  'master/couriers/:id/change': () => ({ status: 400, id: '1' }),
  'master/reference/ao-code/preview': noTable,
  'master/reference/ao-code/apply': noTable,
  'master/reference/ao-code/:id': () => ({ status: 404, id: '99' }),
  'master/reference/pincode/preview': noTable,
  'master/reference/pincode/apply': noTable,
  'master/reference/pincode/:pin': () => ({ status: 404, id: '411001' }),
  'settings/mail-log/:id': () => ({ status: 404, id: '1' }),
  'settings/mail-log/:id/resend': () => ({ status: 404, id: '1' }),
  'settings/smtp-setup': onlyPost({ status: 400, payload: { host: '10.0.0.1', ...someServer } }),
  'settings/smtp-setup/test': refused({ host: '10.0.0.1', to: 'a@b.test', ...someServer }),
}

/** The sample of an endpoint. One that needs no input joins by itself; any other must be given a sample here. */
export async function samples(house: TestHouse, endpoint: Endpoint): Promise<Sample> {
  const name = endpoint.path.replace(/^\/(backend|merchant)\//, '')
  const maker = makers[name]
  if (maker) return maker(house, endpoint)
  if (needsInput(endpoint)) throw new Error(`Give ${endpoint.path} a sample, so that the walk can try it.`)
  return { status: endpoint.kind === 'json' && endpoint.reply === nothing ? 204 : 200 }
}

function needsInput(endpoint: Endpoint): boolean {
  if (endpoint.params || endpoint.kind === 'upload') return true
  const empty = [endpoint.query, endpoint.kind === 'json' ? endpoint.body : undefined]
  return empty.some((schema) => schema && !z.safeParse(schema, {}).success)
}
