import { Button, Paper, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { type TrackAnswer, trackApplication, trackQuestion } from '../../../contract/nsdl-pan/track.ts'
import { call } from '../../platform/call.ts'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { PlainPage } from './plain-page.tsx'

/** How far a PAN application is, for whoever applied. */
export function TrackPage() {
  const [answer, setAnswer] = useState<TrackAnswer>()
  const form = useLightForm(trackQuestion, { no: '', born: '' })
  const submit = useSubmit(form, {
    send: (query) => {
      setAnswer(undefined)
      return call(trackApplication, { query })
    },
    done: setAnswer,
  })
  return (
    <PlainPage
      title="Track your PAN application"
      intro="The numbers stand on the form and on the acknowledgement slip."
    >
      <Paper p={{ base: 'md', sm: 'lg' }} radius="md" maw={480} bg="var(--card-background)">
        <PortalForm submit={submit} labels={{ no: 'Number', born: 'Date of birth' }}>
          <TextInput
            label="Token or acknowledgement number"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            {...form.getInputProps('no')}
          />
          <TextInput
            label="Date of birth or formation"
            required
            type="date"
            autoComplete="bday"
            {...form.getInputProps('born')}
          />
          <Button type="submit">Track</Button>
        </PortalForm>
        {answer && <Answer answer={answer} />}
      </Paper>
    </PlainPage>
  )
}

function Answer({ answer: { label, since, submitted, acknowledged } }: { answer: TrackAnswer }) {
  return (
    <div role="status" style={{ marginTop: 24 }}>
      <Title order={2} fz="xl">
        {label}
      </Title>
      <Text>{`Since ${formatDate(since)}`}</Text>
      <Text size="sm" c="dimmed">
        {`Handed in on ${formatDate(submitted)}${acknowledged ? `, acknowledged on ${formatDate(acknowledged)}` : ''}.`}
      </Text>
    </div>
  )
}
