import { Avatar, Badge, Group, Stack, Text } from '@mantine/core'
import { shellTexts } from '../../../texts/en/shell.ts'
import type { User } from '../../platform/session.ts'
import { usePhoto } from '../photo/use-photo.ts'
import { Logo } from '../site/logo.tsx'
import classes from './shell.module.css'

interface Props {
  user: User
  /** Where the own photo is fetched; none when the person has not uploaded one. */
  photoPath: string | undefined
}

/** Who is signed in: photo (or the logo), code and role. */
export function PersonCard({ user, photoPath }: Props) {
  const photo = usePhoto(photoPath)
  return (
    <Group className={classes.person} gap="sm" wrap="nowrap">
      <Avatar src={photo} size={46} radius="xl" alt={shellTexts.photoOf({ displayName: user.displayName })}>
        <Logo height={30} />
      </Avatar>
      <Stack gap={2} miw={0}>
        <Text fw={600} size="sm" truncate>
          {user.displayName || user.code}
        </Text>
        <Group gap={6} wrap="nowrap">
          <Text size="xs" c="dimmed">
            {user.code}
          </Text>
          <Badge size="sm" variant="light" tt="capitalize">
            {user.role?.toLowerCase()}
          </Badge>
        </Group>
      </Stack>
    </Group>
  )
}
