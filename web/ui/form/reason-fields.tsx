import { Textarea } from '@mantine/core'
import { SelectField } from './select-field.tsx'

interface Props {
  /** Reasons to begin with; each can be changed. */
  reasons: readonly string[]
  /** The text as it stands now. */
  value: string
  /** Told of a prepared reason that takes its place. */
  onChoose: (reason: string) => void
  /** What the form knows of the text field. */
  input: object
}

/** Why something is sent back: a prepared reason or own words, which go to the other side as they stand. */
export function ReasonFields({ reasons, value, onChoose, input }: Props) {
  return (
    <>
      {reasons.length > 0 && (
        <SelectField
          label="Prepared reasons"
          options={reasons}
          value={reasons.includes(value) ? value : ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
      <Textarea
        label="Reason"
        description="The merchant reads this as it stands here."
        required
        autosize
        minRows={3}
        {...input}
      />
    </>
  )
}
