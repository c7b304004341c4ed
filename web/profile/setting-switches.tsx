import { Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import type { ProfileCalls, SettingName } from '../../contract/profile.ts'
import type { Text } from '../../texts/catalogue.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { type Change, useSettings } from './use-settings.ts'

interface Props {
  calls: ProfileCalls
}

interface SwitchText {
  prop: SettingName
  label: Text
  about: Text
}

const security: SwitchText[] = [
  {
    prop: 'twoFactorAuthentication',
    label: profileTexts.twoFactorAuthentication,
    about: profileTexts.asksForAOneTimeCode,
  },
  { prop: 'loginNotification', label: profileTexts.loginNotifications, about: profileTexts.mailsYouOnANewDevice },
]
const privacy: SwitchText[] = [
  {
    prop: 'activityTracking',
    label: profileTexts.activityTracking,
    about: profileTexts.keepsWhatYouDid,
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
          <SectionCard title={profileTexts.security()}>
            <Switches texts={security} values={values} onFlip={flip} />
          </SectionCard>
          <SectionCard title={profileTexts.privacy()}>
            <Switches texts={privacy} values={values} onFlip={flip} />
          </SectionCard>
          <PasswordDialog
            opened={held !== undefined}
            title={held?.on ? profileTexts.switchTwoFactorOn() : profileTexts.switchTwoFactorOff()}
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
          label={label()}
          // Otherwise the description would be part of the name.
          aria-label={label()}
          description={about()}
          checked={values[prop]}
          onChange={(event) => onFlip(prop, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
