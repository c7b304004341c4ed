import { problemTexts } from '../../../texts/en/problem.ts'
import { Problem, tryAgain } from '../problem.ts'

/** A file that is about to come. */
interface Coming {
  who: string
  /** What it may come to, as its sender says. */
  announced: number
  /** Whether some of it is still to come. Afterwards it is being worked on, and is no longer given up. */
  isArriving(): boolean
  /** Sends its sender away with a sentence, and forgets what has come. */
  giveUp(): void
}

/** A file on its way, or at work: it lies in memory until its call has been answered. */
export interface Arrival {
  /** So much more of it is in memory now. */
  add(bytes: number): void
  end(): void
}

export interface Arrivals {
  /** Lets a file come, or refuses it before a byte is read. */
  begin(coming: Coming): Arrival
  /** Makes room for a file that lies on the disk and is read into memory as a whole, or refuses it: nobody gives way to it. */
  hold(file: { who: string; bytes: number }): Pick<Arrival, 'end'>
}

export interface ArrivalBounds {
  /** Of one caller, at a time, as announced. */
  filesEach: number
  bytesEach: number
  /** Of all callers together, as it really lies in memory. */
  bytes: number
}

/** Two of the largest scans at a time, or many small papers. */
export const arrivalBounds: ArrivalBounds = { filesEach: 20, bytesEach: 64_000_000, bytes: 600_000_000 }

/**
 * The files that are on their way to this process. Each caller is bound by what they announce. All together are bound
 * by what has come, since an announcement costs nothing: whoever announces much and trickles takes nobody's place. When
 * the whole is full, the caller who holds most of what still arrives is given up, and nobody for coming late; what is
 * being worked on stays.
 */
export function openArrivals(bounds: ArrivalBounds): Arrivals {
  const files = new Map<Coming, number>()
  let total = 0

  const filesOf = (who: string) => [...files].filter(([file]) => file.who === who)

  function refuse({ who, announced }: Coming): void {
    const own = filesOf(who)
    const bytes = own.reduce((sum, [file]) => sum + file.announced, announced)
    // A single file is never too much for its sender: how large it may be is the endpoint's to say.
    if (own.length > 0 && (own.length >= bounds.filesEach || bytes > bounds.bytesEach))
      throw new Problem(429, problemTexts.yourOtherFilesAre(), {
        retryAfter: 2,
      })
  }

  function forget(file: Coming): void {
    total -= files.get(file) ?? 0
    files.delete(file)
  }

  const heldBy = (who: string) => filesOf(who).reduce((sum, [, bytes]) => sum + bytes, 0)

  /** The largest that still arrives, of the caller who holds most. */
  function heaviest(): Coming | undefined {
    const arriving = [...files].filter(([file]) => file.isArriving())
    const weighed = arriving.map(([file, bytes]) => ({ file, bytes, held: heldBy(file.who) }))
    return weighed.sort((one, other) => other.held - one.held || other.bytes - one.bytes)[0]?.file
  }

  function makeRoom(): void {
    for (let file = heaviest(); file && total > bounds.bytes; file = heaviest()) {
      forget(file)
      file.giveUp()
    }
  }

  return {
    begin(coming) {
      refuse(coming)
      files.set(coming, 0)
      return {
        add(bytes) {
          const before = files.get(coming)
          // What was given up may go on for a moment.
          if (before === undefined) return
          files.set(coming, before + bytes)
          total += bytes
          if (total > bounds.bytes) makeRoom()
        },
        end: () => forget(coming),
      }
    },
    hold({ who, bytes }) {
      const held: Coming = { who, announced: bytes, isArriving: () => false, giveUp: () => undefined }
      refuse(held)
      if (total + bytes > bounds.bytes) throw tryAgain()
      files.set(held, bytes)
      total += bytes
      return { end: () => forget(held) }
    },
  }
}
