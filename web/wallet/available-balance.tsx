import { Anchor, Box, Group, Text } from '@mantine/core'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatRupees } from '../../contract/kernel/money.ts'
import { merchantClosing } from '../../contract/wallet.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { callQuery } from '../platform/call-query.ts'
import { useOnline } from '../platform/line.ts'

const balanceQuery = callQuery(merchantClosing)

interface Props {
  /** Where the balance leads to whoever may see how it came about. */
  to?: string
}

/** The balance of the own wallet, as it is now or as it was last known; 0 when it could never be loaded. */
export function AvailableBalance({ to }: Props) {
  const { data, error } = useQuery(balanceQuery)
  const online = useOnline()
  const isOld = data !== undefined && (error !== null || !online)
  useEffect(() => {
    if (error) console.error('The balance could not be loaded.', error)
  }, [error])
  const shown = (
    <Group gap={6} wrap="nowrap" title={walletTexts.availableBalance()}>
      <Box component={IconWallet} size={18} stroke={1.6} visibleFrom="xs" aria-hidden />
      <Text
        size="sm"
        fw={600}
        aria-label={walletTexts.availableBalance()}
        role="status"
        style={{ whiteSpace: 'nowrap' }}
      >
        {formatRupees(data ?? 0)}
      </Text>
      {isOld && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {walletTexts.lastKnown()}
        </Text>
      )}
    </Group>
  )
  if (!to) return shown
  return (
    <Anchor component={Link} to={to} c="inherit" underline="hover" title={walletTexts.walletStatement()}>
      {shown}
    </Anchor>
  )
}
