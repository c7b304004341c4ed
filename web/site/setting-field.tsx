import { Switch, Textarea, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Setting } from '../../contract/kernel/setting.ts'
import { keyboards } from '../ui/form/box-look.ts'
import { PlainNumberInput } from '../ui/form/plain-number-input.tsx'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import classes from './settings-form.module.css'

interface Props {
  about: Setting
  /** What the form gives for this field. */
  input: ComponentProps<typeof TextInput>
}

/** The box for one setting, by its kind. */
export function SettingField({ about, input }: Props) {
  const common = { label: about.label, description: about.help || undefined, ...input }
  switch (about.kind) {
    case 'long-text':
      return (
        <Textarea
          {...(common as ComponentProps<typeof Textarea>)}
          className={classes.wide}
          autosize
          minRows={3}
          maxRows={16}
        />
      )
    case 'number':
      return <PlainNumberInput {...(common as ComponentProps<typeof PlainNumberInput>)} />
    case 'rupees':
      return <RupeesInput {...(common as ComponentProps<typeof RupeesInput>)} />
    case 'flag':
      return <Switch {...(common as ComponentProps<typeof Switch>)} aria-label={about.label} mt="xs" />
    case 'email':
      return <TextInput {...common} type="email" inputMode="email" autoCapitalize="none" maxLength={about.max} />
    case 'https':
      return (
        <TextInput
          {...common}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://"
          maxLength={about.max}
        />
      )
    case 'cin':
      return <TextInput {...common} {...keyboards.capitals} maxLength={about.max} />
    case 'text':
    case 'emails':
      return <TextInput {...common} {...(about.box && keyboards[about.box])} maxLength={about.max} />
  }
}
