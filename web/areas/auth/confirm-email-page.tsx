import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answerEmailChange, type EmailChange, lookAtEmailChange } from '../../../contract/email-change.ts'
import { accountLinksTexts } from '../../../texts/en/account-links.ts'
import { call } from '../../platform/call.ts'
import { errorText } from '../../platform/error-text.ts'
import { QueryProvider } from '../../platform/query-provider.tsx'
import { useAsked } from '../../platform/use-asked.ts'
import { AuthHeading } from '../../session/auth-heading.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { RichText } from '../../ui/rich-text.tsx'
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
      <AuthHeading
        title={accountLinksTexts.anotherEMailAddress()}
        about={accountLinksTexts.nothingChangesUntilBoth()}
      />
      {change.isError ? (
        <Alert color="orange" title={accountLinksTexts.thisLinkDoesNot()}>
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
        <RichText text={accountLinksTexts.mailsGoElsewhere({ account: known.code, to: known.to, from: known.from })} />
      </Text>
      {answer.error && (
        <Alert color="red" title={accountLinksTexts.notSaved()}>
          {errorText(answer.error)}
        </Alert>
      )}
      {mine ? (
        <>
          <Text size="sm" c="dimmed">
            {known.side === 'old' ? accountLinksTexts.ifYouKnowNothing() : accountLinksTexts.confirmItOnlyIf()}
          </Text>
          <Button fullWidth loading={answer.isPending} onClick={() => answer.mutate('confirm')}>
            {accountLinksTexts.confirmTheNewAddress()}
          </Button>
          <Button
            fullWidth
            variant="light"
            color="red"
            disabled={answer.isPending}
            onClick={() => answer.mutate('refuse')}
          >
            {accountLinksTexts.refuseIt()}
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
      <Alert color="green" role="status" title={accountLinksTexts.theNewAddressCounts()}>
        {accountLinksTexts.bothAddressesHaveConfirmed()}
      </Alert>
    )
  }
  if (known.state === 'refused') {
    return (
      <Alert color="orange" role="status" title={accountLinksTexts.refused()}>
        {accountLinksTexts.theAddressStaysAs()}
      </Alert>
    )
  }
  return (
    <Alert color="blue" role="status" title={accountLinksTexts.confirmedHere()}>
      {known.side === 'old' ? accountLinksTexts.nowTheNewAddress() : accountLinksTexts.nowTheOldAddress()}
    </Alert>
  )
}
