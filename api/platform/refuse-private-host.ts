import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { badRequest } from './problem.ts'

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::ffff:0:0', 96],
  // Addresses of IPv4 in another dress: translated (NAT64), tunnelled (6to4, Teredo) and written out.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}

/** A setting must not make the server talk to its own machine or network: only whoever starts it may allow that. */
export async function refusePrivateHost(
  host: string,
  { field, allowed }: { field: string; allowed: boolean },
): Promise<void> {
  if (allowed) return
  const name = host.replace(/\.+$/, '')
  if (/(^|\.)localhost$/i.test(name)) throw ownHost(field)
  const addresses = isIP(name) ? [name] : await resolve(name, field)
  if (addresses.some(isInside)) throw ownHost(field)
}

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The look-up of a connection itself. A name may lead elsewhere a moment after it was looked at; here what is judged is
 * what is connected to. A bare address is never looked up, so it is refused before.
 */
export const lookUpOutside: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }).then(
    (found) => {
      const [first] = found
      if (!first || found.some(({ address }) => isInside(address)))
        answer(new Error('The host leads into the own machine or network.'), [])
      else if (options.all) answer(null, found)
      else answer(null, first.address, first.family)
    },
    (error) => answer(error, []),
  )
}

const ownHost = (field: string) =>
  badRequest('This host is not allowed.', { [field]: 'A host of the own machine or network is not allowed' })

async function resolve(host: string, field: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map((one) => one.address)
  } catch {
    throw badRequest('This host is not known.', { [field]: 'There is no such host' })
  }
}

/** A host as a resolver wants it: in a link, brackets stand around an address of IPv6. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^\[|\]$/g, '')
