import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { registerTexts } from '../../texts/en/register.ts'
import { useEmailCode } from './use-email-code.ts'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
}

/** Shows that the e-mail address is the person's own: a code goes there and comes back through this page. */
export function EmailProof({ form }: Props) {
  const [code, setCode] = useState('')
  const { sent, busy, pausing, problem, send, check } = useEmailCode(form)
  if (form.proven) {
    return (
      <Alert color="green" role="status">
        {registerTexts.isVerified({ emailId: form.fields.emailId })}
      </Alert>
    )
  }
  /** The code has a button of its own; Enter must not send the whole form. */
  function checkOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void check(code)
  }
  return (
    <Stack gap="xs">
      <Text size="sm">
        {sent ?? registerTexts.weSendACode({ emailId: form.fields.emailId })}{' '}
        <Anchor component="button" type="button" onClick={() => form.goTo(0)}>
          {registerTexts.changeTheAddress()}
        </Anchor>
      </Text>
      <TextInput
        label={registerTexts.code()}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={form.errors.code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          form.forget(['code'])
        }}
        onKeyDown={checkOnEnter}
      />
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
      <Group gap="xs">
        <Button variant={sent ? 'default' : 'filled'} loading={busy === 'send'} disabled={pausing} onClick={send}>
          {sent ? registerTexts.sendANewCode() : registerTexts.sendCode()}
        </Button>
        <Button
          variant={sent ? 'filled' : 'default'}
          loading={busy === 'check'}
          disabled={code.trim() === ''}
          onClick={() => check(code)}
        >
          {registerTexts.verify()}
        </Button>
      </Group>
    </Stack>
  )
}
