import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { Option } from '../../../contract/kernel/fields.ts'

interface Props extends Omit<NativeSelectProps, 'data'> {
  /** Pairs of value and label, or plain strings that are both. */
  options: readonly (Option | string)[]
}

/** A dropdown that starts at '--Select--', which has the empty value. */
export function SelectField({ options, ...rest }: Props) {
  return <NativeSelect {...rest} data={[{ value: '', label: '--Select--' }, ...options.map(bare)]} />
}

/** What else a reply says of an option would become an attribute of its element. */
const bare = (option: Option | string) =>
  typeof option === 'string' ? option : { value: option.value, label: option.label }
