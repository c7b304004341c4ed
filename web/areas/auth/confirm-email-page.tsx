import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answerEmailChange, type EmailChange, lookAtEmailChange } from '../../../contract/email-change.ts'
import { call } from '../../platform/call.ts'
import { errorText } from '../../platform/error-text.ts'
import { QueryProvider } from '../../platform/query-provider.tsx'
import { useAsked } from '../../platform/use-asked.ts'
import { AuthHeading } from '../../session/auth-heading.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { loginSearch } from '../guards.ts'

/** Where the links in the two mails about another e-mail address lead. */
export function ConfirmEmailPage() {
  return (
    <QueryProvider>
      <AskedChange />
    </QueryProvider>
  )
}

function AskedChange() {
  const { token = '' } = loginSearch(useAsked())
  const change = useQuery({
    queryKey: [lookAtEmailChange.path, token],
    queryFn: () => call(lookAtEmailChange, { body: { token } }),
    retry: false,
  })
  return (
    <>
      <AuthHeading title="Another e-mail address" about="Nothing changes until both addresses have confirmed it." />
      {change.isError ? (
        <Alert color="orange" title="This link does not work">
          {errorText(change.error)}
        </Alert>
      ) : (
        <QueryView query={change}>
          {(known) => <Decide token={token} known={known} onAnswered={() => void change.refetch()} />}
        </QueryView>
      )}
    </>
  )
}

interface Props {
  token: string
  known: EmailChange
  onAnswered: () => void
}

function Decide({ token, known, onAnswered }: Props) {
  const answer = useMutation({
    mutationFn: (said: 'confirm' | 'refuse') => call(answerEmailChange, { body: { token, answer: said } }),
    onSuccess: onAnswered,
  })
  const mine = known.state === 'waiting' && known.waitingFor.includes(known.side)
  return (
    <Stack gap="md">
      <Text>
        Mails about the account <b>{known.code}</b> shall go to <b>{known.to}</b> instead of <b>{known.from}</b>.
      </Text>
      {answer.error && (
        <Alert color="red" title="Not saved">
          {errorText(answer.error)}
        </Alert>
      )}
      {mine ? (
        <>
          <Text size="sm" c="dimmed">
            {known.side === 'old'
              ? 'If you know nothing of this, refuse it: someone may want to take over the account.'
              : 'Confirm it only if this address is yours and you expect it.'}
          </Text>
          <Button fullWidth loading={answer.isPending} onClick={() => answer.mutate('confirm')}>
            Confirm the new address
          </Button>
          <Button
            fullWidth
            variant="light"
            color="red"
            disabled={answer.isPending}
            onClick={() => answer.mutate('refuse')}
          >
            Refuse it
          </Button>
        </>
      ) : (
        <Outcome known={known} />
      )}
    </Stack>
  )
}

function Outcome({ known }: { known: EmailChange }) {
  if (known.state === 'applied') {
    return (
      <Alert color="green" role="status" title="The new address counts">
        Both addresses have confirmed it. You can close this page.
      </Alert>
    )
  }
  if (known.state === 'refused') {
    return (
      <Alert color="orange" role="status" title="Refused">
        The address stays as it was. You can close this page.
      </Alert>
    )
  }
  return (
    <Alert color="blue" role="status" title="Confirmed here">
      Now the {known.side === 'old' ? 'new' : 'old'} address has to confirm it too: a mail with a link is there.
    </Alert>
  )
}
