import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { checkEmailCode, codeText, sendEmailCode } from '../../contract/registration.ts'
import { call } from '../platform/call.ts'
import { errorText, fieldErrors } from '../platform/error-text.ts'
import { keptError } from './kept-error.ts'
import type { RegistrationForm } from './use-registration-form.ts'

const pauseMs = 30_000

/** Sends a code and checks it. After each mail there is a pause, because a newer code makes the former worthless. */
export function useEmailCode(form: RegistrationForm) {
  const [sent, setSent] = useState<string>()
  const [busy, setBusy] = useState<'send' | 'check'>()
  const [problem, setProblem] = useState<string>()
  const [pausing, setPausing] = useState(false)
  const emailid = form.fields.emailId

  useEffect(() => {
    if (!pausing) return
    const timer = setTimeout(() => setPausing(false), pauseMs)
    return () => clearTimeout(timer)
  }, [pausing])

  async function run(what: 'send' | 'check', work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const { code } = fieldErrors(error)
      if (code) form.setErrors({ code })
      else setProblem(errorText(keptError(error)))
    } finally {
      setBusy(undefined)
    }
  }

  return {
    /** What the server said when a code went out. */
    sent,
    busy,
    pausing,
    problem,
    send: () =>
      run('send', async () => {
        setSent((await call(sendEmailCode, { body: { emailid } })).message)
        setPausing(true)
        form.forget(['code'])
      }),
    check(typed: string): Promise<void> | undefined {
      const code = z.safeParse(codeText, typed)
      if (!code.success) return void form.setErrors({ code: code.error.issues[0]?.message ?? '' })
      return run('check', async () => {
        await call(checkEmailCode, { body: { emailid, code: code.data } })
        form.prove()
        form.forget(['code'])
      })
    },
  }
}
