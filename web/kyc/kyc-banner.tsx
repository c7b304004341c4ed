import { Alert, Button, Group, Text } from '@mantine/core'
import { Link, Navigate } from '@tanstack/react-router'
import { memo } from 'react'
import { kycColors } from '../ui/kyc-badge.tsx'
import { useKycNews } from './use-kyc-news.ts'

/**
 * Leads to a form that was never seen. It is drawn once: whoever draws a `Navigate` again, as what follows the address does
 * while the page is on its way, begins the same navigation anew and never arrives.
 */
export const LeadToForm = memo(function LeadToForm({ to }: { to: string }) {
  return <Navigate to={to} />
})

/** Says why nothing can be spent yet, and leads to the form. Who has never seen the form is led there once. */
export function KycBanner() {
  const told = useKycNews()
  if (told.kind === 'form') return <LeadToForm to={told.to} />
  if (told.kind !== 'news') return null
  const { state, label, text, way } = told.news
  return (
    <Alert color={kycColors[state]} mb="md" p="sm" role="region" aria-label="KYC">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 280px' }}>
          <strong>{label}</strong>: {text}
        </Text>
        {way && (
          <Button component={Link} to={way.to} size="xs" variant="default">
            {way.label}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
