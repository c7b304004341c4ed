import { Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import type { ProfileCalls, SettingName } from '../../contract/profile.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { type Change, useSettings } from './use-settings.ts'

interface Props {
  calls: ProfileCalls
}

interface SwitchText {
  prop: SettingName
  label: string
  about: string
}

const security: SwitchText[] = [
  {
    prop: 'twoFactorAuthentication',
    label: 'Two-factor authentication (2FA)',
    about: 'Asks for a one-time code after the password.',
  },
  { prop: 'loginNotification', label: 'Login notifications', about: 'Mails you when a new device signs in.' },
]
const privacy: SwitchText[] = [
  {
    prop: 'activityTracking',
    label: 'Activity tracking',
    about: 'Keeps what you did and shows it to you on your profile. Switching it off removes what was kept.',
  },
]

/** The Security and Privacy sections. What guards the account asks for the password when that was typed long ago. */
export function SettingSwitches({ calls }: Props) {
  const [held, setHeld] = useState<Change>()
  const { settings, change } = useSettings(calls, { onPasswordWanted: setHeld })

  function confirm(password: string): void {
    if (held) change.mutate({ ...held, password })
    setHeld(undefined)
  }
  const flip = (prop: SettingName, on: boolean): void => change.mutate({ prop, on })

  return (
    <QueryView query={settings}>
      {(values) => (
        <>
          <SectionCard title="Security">
            <Switches texts={security} values={values} onFlip={flip} />
          </SectionCard>
          <SectionCard title="Privacy">
            <Switches texts={privacy} values={values} onFlip={flip} />
          </SectionCard>
          <PasswordDialog
            opened={held !== undefined}
            title={held?.on ? 'Switch two-factor on' : 'Switch two-factor off'}
            onConfirm={confirm}
            onClose={() => setHeld(undefined)}
          />
        </>
      )}
    </QueryView>
  )
}

interface SwitchesProps {
  texts: SwitchText[]
  values: Record<SettingName, boolean>
  onFlip: (prop: SettingName, on: boolean) => void
}

function Switches({ texts, values, onFlip }: SwitchesProps) {
  return (
    <Stack gap="md">
      {texts.map(({ prop, label, about }) => (
        <Switch
          key={prop}
          label={label}
          // Otherwise the description would be part of the name.
          aria-label={label}
          description={about}
          checked={values[prop]}
          onChange={(event) => onFlip(prop, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
