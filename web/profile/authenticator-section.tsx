import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile, ProfileCalls } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

interface Props {
  calls: ProfileCalls
  profile: Profile
}

/** The authenticator app: enrol one, replace it, remove it. */
export function AuthenticatorSection({ calls, profile }: Props) {
  const [dialog, setDialog] = useState<'enrol' | 'remove'>()
  const close = () => setDialog(undefined)
  const remove = useMutation({
    mutationFn: (password: string) => call(calls.removeTotp, { body: { password } }),
    onSuccess: () => toastSuccess(profileTexts.authenticatorAppRemoved()),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(calls.removeTotp)
    },
    onSettled: () => {
      close()
      return untilShown()
    },
  })
  return (
    <Stack gap="md" align="flex-start">
      <AppState profile={profile} />
      <Group gap="sm">
        <Button variant={profile.authenticatorApp ? 'default' : 'filled'} onClick={() => setDialog('enrol')}>
          {profile.authenticatorApp ? profileTexts.setUpAnotherApp() : profileTexts.setUpAnApp()}
        </Button>
        {profile.authenticatorApp && (
          <Button variant="light" color="red" loading={remove.isPending} onClick={() => setDialog('remove')}>
            {profileTexts.remove()}
          </Button>
        )}
      </Group>
      <EnrolDialog calls={calls} opened={dialog === 'enrol'} onClose={close} />
      <PasswordDialog
        opened={dialog === 'remove'}
        title={profileTexts.removeTheApp()}
        onConfirm={(password) => remove.mutate(password)}
        onClose={close}
      />
    </Stack>
  )
}

function AppState({ profile: { authenticatorApp, recoveryCodesLeft } }: Pick<Props, 'profile'>) {
  return (
    <Group gap="sm">
      <Badge variant="light" color={authenticatorApp ? 'green' : 'gray'} tt="none">
        {authenticatorApp ? profileTexts.isSetUp() : profileTexts.notSetUp()}
      </Badge>
      {authenticatorApp && (
        <Text size="sm" c="dimmed">
          {profileTexts.recoveryCodesLeft({ count: recoveryCodesLeft })}
        </Text>
      )}
    </Group>
  )
}
