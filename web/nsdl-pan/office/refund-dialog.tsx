import { Modal, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refundRequest } from '../../../contract/asked-refund.ts'
import { officeInfo } from '../../../contract/nsdl-pan/info.ts'
import { refundApplication } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { openOnceKeys } from '../../platform/open-once-keys.ts'
import { ReasonBox } from '../../ui/form/reason-box.tsx'
import { toastChangedMeanwhile } from '../../ui/toast.ts'
import { AskedPanRefund } from './asked-refund.tsx'
import { canRefund, type MoveDialogProps } from './move-words.ts'
import { tellPanRefunded } from './tell-pan-refunded.ts'

const reasons = ['The applicant has a PAN already', 'The merchant has asked for the money after the free days']

/** Ends an application and gives the whole fee back. */
export function RefundDialog({ subject: { id, refNo, cardName }, onClose, onDone }: MoveDialogProps) {
  const [keyOf] = useState(openOnceKeys)
  const info = useQuery(callQuery(officeInfo.getInfo, { params: { id } }))
  const asked = info.data?.refundFirst
  const done = () => {
    tellPanRefunded({ id, refNo })
    onDone()
  }
  if (info.data && (asked || !canRefund(info.data)))
    return (
      <Modal opened onClose={onClose} title={`Refund ${refNo}`} closeButtonProps={{ 'aria-label': 'Close' }}>
        {asked ? (
          <AskedPanRefund info={info.data} asked={asked} onOver={onClose} />
        ) : (
          <Text size="sm">
            {info.data.money
              ? 'The money of this application is back already.'
              : 'Nothing was paid for this application, so there is nothing to give back.'}
          </Text>
        )}
      </Modal>
    )
  return (
    <ReasonBox
      title={`Refund ${refNo}`}
      button="Cancel and refund"
      reasons={reasons}
      schema={refundRequest}
      send={(body) => call(refundApplication, { params: { id }, body, headers: keyOf(body) })}
      onClose={onClose}
      onDone={done}
      onFailed={(error) => {
        // Another refund may wait by now: then the dialog shows that one.
        toastChangedMeanwhile(error)
        refetchAfterRefusal(refundApplication)
      }}
    >
      <Text size="sm">{`${cardName}: the application ends here, and the fee goes back in full. Once it is acknowledged, a second person confirms a refund above the limit.`}</Text>
    </ReasonBox>
  )
}
