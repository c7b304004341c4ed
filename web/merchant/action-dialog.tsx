import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { MerchantDetail } from '../../contract/merchant.ts'

export interface ActionProps {
  merchant: MerchantDetail
  onClose: () => void
  /** Told once the change is made. */
  onSaved: () => void
}

interface Props {
  title: string
  onClose: () => void
  size?: string
  children: ReactNode
}

/** The frame of everything that is done with a merchant. */
export function ActionDialog({ title, onClose, size = 'md', children }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': 'Close' }}>
      {children}
    </Modal>
  )
}
