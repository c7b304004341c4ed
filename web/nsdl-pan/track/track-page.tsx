import { Button, Text, Title } from '@mantine/core'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { type TrackAnswer, trackApplication, trackQuestion } from '../../../contract/nsdl-pan/track.ts'
import { trackTexts } from '../../../texts/en/track.ts'
import { call } from '../../platform/call.ts'
import { errorText } from '../../platform/error-text.ts'
import { CalendarButton } from '../../ui/day-input/calendar-button.tsx'
import { useDayText } from '../../ui/day-input/use-day-text.ts'
import { focusFirstWrong } from '../../ui/form/focus-first-wrong.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import classes from './track-page.module.css'

/** How far a PAN application is, for whoever applied. Plain fields, because a visitor's page is counted by the kilobyte. */
export function TrackPage() {
  const [answer, setAnswer] = useState<TrackAnswer>()
  const form = useLightForm(trackQuestion, { no: '', born: '' })
  const { submitting, error, onSubmit } = useSubmit(form, {
    send: (query) => {
      setAnswer(undefined)
      return call(trackApplication, { query })
    },
    done: setAnswer,
  })
  return (
    <div className={classes.page}>
      <Title order={1}>{trackTexts.trackYourPanApplication()}</Title>
      <Text c="dimmed">{trackTexts.bothNumbersArePrinted()}</Text>
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          focusFirstWrong(event.currentTarget)
          onSubmit(event)
        }}
      >
        <Field
          label={trackTexts.tokenOrAcknowledgementNumber()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.getInputProps('no')}
        />
        <DayField
          label={trackTexts.dateOfBirthOr()}
          autoComplete="bday"
          {...form.getInputProps('born')}
          onChange={(day) => form.setFieldValue('born', day)}
        />
        <Button type="submit" loading={submitting}>
          {trackTexts.track()}
        </Button>
        {error !== undefined && (
          <p role="alert" className={classes.wrong}>
            {errorText(error)}
          </p>
        )}
        {answer && <Answer answer={answer} />}
      </form>
    </div>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  label: string
  /** What is wrong with it. */
  error?: string | undefined
  /** Stands at the end of the box. */
  beside?: ReactNode
}

interface DayFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  value: string
  onChange: (day: string) => void
}

/** A day of the past, typed and picked as everywhere else. */
function DayField({ value, onChange, error, ...input }: DayFieldProps) {
  const { box, put, wrong } = useDayText({ value, onChange, past: true })
  return (
    <Field
      inputMode="numeric"
      placeholder="dd-mm-yyyy"
      {...input}
      {...box}
      error={wrong?.text ?? error}
      beside={
        <span className={classes.calendar}>
          <CalendarButton value={value} past onPick={put} onMissing={() => undefined} />
        </span>
      }
    />
  )
}

function Field({ label, error, beside, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          required
          className={classes.input}
          aria-invalid={!!error}
          aria-describedby={`${id}-wrong`}
          {...input}
        />
        {beside}
      </div>
      <p id={`${id}-wrong`} className={classes.wrong}>
        {error}
      </p>
    </div>
  )
}

function Answer({ answer: { label, since, submitted, acknowledged } }: { answer: TrackAnswer }) {
  return (
    <div role="status">
      <Title order={2} fz="xl">
        {label}
      </Title>
      <Text>{trackTexts.since({ since: formatDate(since) })}</Text>
      <Text size="sm" c="dimmed">
        {acknowledged
          ? trackTexts.handedInAndAcknowledged({ on: formatDate(submitted), acknowledged: formatDate(acknowledged) })
          : trackTexts.handedIn({ on: formatDate(submitted) })}
      </Text>
    </div>
  )
}
