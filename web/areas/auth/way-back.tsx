import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { accountLinksTexts } from '../../../texts/en/account-links.ts'

interface Props {
  /** What was done, in a sentence; it takes the form's place. */
  said: string | undefined
  /** The form. */
  children: ReactNode
}

/** A form and what came of it, with the way back to the login below either. */
export function WayBack({ said, children }: Props) {
  return (
    <>
      {said ? (
        <Alert color="green" role="status" mb="md">
          {said}
        </Alert>
      ) : (
        children
      )}
      <Anchor component={Link} to={publicPaths.login} size="sm" mt="md" display="inline-block">
        {accountLinksTexts.backToLogin()}
      </Anchor>
    </>
  )
}
