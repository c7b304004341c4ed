import { Anchor, Stack, Text } from '@mantine/core'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { DownloadLinks, LinkName } from '../../contract/download.ts'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { downloadTexts } from '../../texts/en/download.ts'
import { say, type Words } from '../../texts/say.ts'

interface Props {
  links: Partial<Record<LinkName, Words>>
  addresses: DownloadLinks
}

/** Ways to other sites, each in a tab of its own; one without an address says so. */
export function LinkList({ links, addresses }: Props) {
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {entriesOf(links).map(([name, label]) => (
        <li key={name}>
          <OutsideLink label={say(label)} address={addresses[name]} />
        </li>
      ))}
    </Stack>
  )
}

function OutsideLink({ label, address }: { label: string; address: string }) {
  if (!address) {
    return (
      <Text size="sm">
        {label}
        <Text span size="xs" c="dimmed" display="block">
          {downloadTexts.noAddressIsSet()}
        </Text>
      </Text>
    )
  }
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" size="sm" underline="always">
      {label}
      <IconExternalLink size={14} aria-hidden style={{ marginLeft: 4, verticalAlign: 'text-bottom' }} />
    </Anchor>
  )
}
