import { useCallback, useEffect, useState } from 'react'
import { getRegistrationOptions, type RegistrationOptions } from '../../contract/registration.ts'
import { call } from '../platform/call.ts'

/** What the form must know before it can be shown. */
export function useRegistrationOptions() {
  const [options, setOptions] = useState<RegistrationOptions>()
  const [error, setError] = useState<unknown>()

  const ask = useCallback(() => {
    setError(undefined)
    call(getRegistrationOptions).then(setOptions, setError)
  }, [])
  useEffect(ask, [ask])

  return { options, error, ask }
}
