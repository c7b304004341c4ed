import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { photoRule } from '../../contract/kyc.ts'
import { cleanUpload } from '../platform/files/clean-upload.ts'
import { inLanguage } from '../platform/language.ts'
import { readTranslations } from '../platform/read-translations.ts'
import { saveSettings } from '../site/save-settings.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse()
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../texts')))

/** A wrong sign-in, by somebody who asks in this language. */
async function signInWrongly(language?: string, body: object = { userName: 'nobody', password: 'wrong' }) {
  const reply = await house.web.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: language ? { 'accept-language': language } : {},
    payload: body,
  })
  return reply.json() as { message: string; data?: Record<string, string> }
}

describe('a refusal is said in the language of the one who asked', () => {
  it('in English where nothing else is asked for', async () => {
    expect((await signInWrongly()).message).toBe('The user name or password is wrong.')
    expect((await signInWrongly('fr')).message).toBe('The user name or password is wrong.')
  })

  it('in Hindi, with what is wrong with each box', async () => {
    expect((await signInWrongly('hi')).message).toBe('यूज़र नेम या पासवर्ड गलत है।')
    expect(await signInWrongly('hi', {})).toEqual({
      message: 'कृपया अपनी भरी जानकारी जांचें।',
      data: { userName: 'ज़रूरी है', password: 'ज़रूरी है' },
    })
  })

  it('also where the body cannot be read', async () => {
    const reply = await house.web.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': 'hi', 'content-type': 'application/json' },
      payload: '{"half',
    })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'अनुरोध पढ़ा नहीं जा सका।'])
  })

  it('to each of many who ask at once', async () => {
    const asked = Array.from({ length: 40 }, (_, at) => (at % 2 ? 'hi' : 'en'))
    const ask = (language: string) =>
      house.web.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        headers: { 'accept-language': language },
        payload: {},
      })
    const replies = await Promise.all(asked.map(ask))
    expect(replies.map((reply) => reply.json().data.Token)).toEqual(
      asked.map((language) => (language === 'hi' ? 'ज़रूरी है' : 'Required')),
    )
  })
})

describe('what is asked without a sign-in is answered in the same way', () => {
  it('by the tracking of an application', async () => {
    const track = async (no: string) =>
      (
        await house.web.inject({
          url: `/api/track?no=${no}&born=1990-01-01`,
          headers: { 'accept-language': 'hi' },
        })
      ).json()
    expect((await track('3000000000')).message).toBe('इस नंबर और तारीख से कोई आवेदन नहीं मिला। दोनों जांच लें।')
    expect((await track('12')).data).toEqual({ no: 'टोकन के 10 अंक या पावती के 15 अंक लिखें' })
  })

  it('by the registration, with what is wrong with each box', async () => {
    const reply = await house.web.inject({
      method: 'POST',
      url: '/api/auth/register?captcha=x',
      headers: { 'accept-language': 'hi' },
      payload: { mobileNo: '12', pin: '1', panNo: 'A' },
    })
    expect(reply.json().data).toMatchObject({
      fName: 'ज़रूरी है',
      mobileNo: '10 अंकों का मोबाइल नंबर लिखें',
      pin: '6 अंकों का पिन कोड लिखें',
      consent: 'आगे बढ़ने के लिए इस पर सही का निशान लगाएं',
    })
  })
})

describe('a file that is not taken', () => {
  const broken = Buffer.from('89504e470d0a1a0a0000', 'hex')
  const refusalIn = (language: 'en' | 'hi') =>
    inLanguage(language, () => cleanUpload(broken, photoRule).catch((error: Error) => error.message))

  it('is refused in the language of who sent it, though another process looked at it', async () => {
    expect(await Promise.all([refusalIn('en'), refusalIn('hi')])).toEqual([
      'This picture is damaged or incomplete. Please take or save it again.',
      'यह तस्वीर खराब या अधूरी है। इसे फिर से लें या सहेजें।',
    ])
  })

  it('is told what would be taken', async () => {
    const refused = inLanguage('hi', () => cleanUpload(Buffer.from('text'), photoRule))
    await expect(refused).rejects.toThrow('सिर्फ़ तस्वीर (JPEG, PNG, WebP) चलेगी')
  })
})

describe('the texts of the public site', () => {
  const homeOf = async (language: string) =>
    (await house.web.inject({ url: '/api/site', headers: { 'accept-language': language } })).json().texts.homeHeadline

  it('are said in Hindi until the business writes its own words', async () => {
    expect(await homeOf('hi')).toContain('एक ही काउंटर पर')
    expect(await homeOf('en')).toContain('at one counter')
    await house.inTx((tx) => saveSettings(tx, { homeHeadline: 'Ours' }))
    expect([await homeOf('hi'), await homeOf('en')]).toEqual(['Ours', 'Ours'])
  })
})
