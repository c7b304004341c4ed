import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import type { ProfileCalls } from '../../contract/profile.ts'
import { formTexts } from '../../texts/en/form.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { ConfirmAppStep } from './confirm-app-step.tsx'
import { ConfirmPasswordStep } from './confirm-password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  calls: ProfileCalls
  opened: boolean
  onClose: () => void
}

/** Enrols an authenticator app: password, QR and code, recovery codes. */
export function EnrolDialog({ opened, onClose, ...rest }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={profileTexts.setUpTheApp()}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': formTexts.close() }}
    >
      <EnrolSteps {...rest} onClose={onClose} />
    </Modal>
  )
}

type Enrolment = ReplyOf<ProfileCalls['beginTotp']>

function EnrolSteps({ calls, onClose }: Omit<Props, 'opened'>) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  if (enrolment) return <ConfirmAppStep calls={calls} enrolment={enrolment} onConfirmed={setCodes} />
  return <ConfirmPasswordStep calls={calls} onBegun={setEnrolment} />
}
