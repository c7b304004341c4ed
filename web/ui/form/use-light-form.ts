import type { ChangeEvent, FormEvent } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Schema } from '../../../contract/kernel/endpoint.ts'
import { fieldMessages } from '../../../contract/kernel/problem.ts'

type Texts = Record<string, string>

/**
 * A form of plain texts checked by a contract schema. It speaks like @mantine/form, which the signed-in pages use; a
 * visitor's first page is counted by the kilobyte, and this is a tenth of it.
 */
export function useLightForm<Values extends Texts>(schema: Schema, initialValues: Values) {
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<Texts>({})

  function setFieldValue(name: keyof Values & string, value: string): void {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _answered, ...others }) => others)
  }

  const getInputProps = (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFieldValue(name, event.currentTarget.value),
  })

  const onSubmit = (send: (values: Values) => void) => (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    const read = z.safeParse(schema, values)
    setErrors(read.success ? {} : fieldMessages(read.error))
    if (read.success) send(values)
  }

  return { values, getInputProps, setFieldValue, setErrors, onSubmit }
}
