/** The same business on paper: plain numbers in memory, written from the rules and not from the code it judges. */

export interface PaperTerms {
  price: number
  /** Flat paise of the seller and the three above. */
  flat: [number, number, number, number]
}

interface PaperSale {
  moved: Map<number, number>
  /** What those above get once it is final. */
  later: Map<number, number>
  house: PaperHouse
  laterHouse: PaperHouse
  final: boolean
  refunded: boolean
}

interface PaperHouse {
  sales: number
  commission: number
  tds: number
  pending: number
}

export class PaperBook {
  readonly wallets: number[]
  readonly house = { bank: 0, sales: 0, commission: 0, tds: 0, pending: 0, adjustment: 0 }
  /** What the house lent to each. */
  private readonly lent = new Map<number, number>()
  private readonly sold = new Map<string, PaperSale>()
  private readonly above: readonly (number | undefined)[]
  private readonly tdsPercent: number

  constructor(above: readonly (number | undefined)[], tdsPercent: number) {
    this.above = above
    this.wallets = above.map(() => 0)
    this.tdsPercent = tdsPercent
  }

  pay(who: number, paise: number): string {
    this.move(who, paise)
    this.house.bank -= paise
    return 'done'
  }

  correct(who: number, paise: number): string {
    if (this.balance(who) + paise < 0) return '409'
    this.move(who, paise)
    this.house.adjustment -= paise
    return 'done'
  }

  sell(fact: string, who: number, { terms, quantity }: { terms: PaperTerms; quantity: number }): string {
    if (this.sold.has(fact)) return 'done'
    const price = terms.price * quantity
    if (this.balance(who) < price) return '409'
    const sale: PaperSale = {
      moved: new Map([[who, -price]]),
      later: new Map(),
      house: { sales: price, commission: 0, tds: 0, pending: 0 },
      laterHouse: { sales: 0, commission: 0, tds: 0, pending: 0 },
      final: false,
      refunded: false,
    }
    for (const [level, earner] of this.lineOf(who).entries()) {
      const commission = (terms.flat[level] ?? 0) * quantity
      const tds = Math.round((commission * this.tdsPercent) / 100)
      sale.house.commission -= commission
      if (level === 0) {
        sale.moved.set(earner, commission - tds - price)
        sale.house.tds += tds
      } else {
        sale.later.set(earner, commission - tds)
        sale.house.pending += commission
        sale.laterHouse.pending -= commission
        sale.laterHouse.tds += tds
      }
    }
    this.apply(sale.moved, sale.house, 1)
    this.sold.set(fact, sale)
    this.takeBackLent(who, (sale.moved.get(who) ?? 0) + price)
    return 'done'
  }

  finish(fact: string): string {
    const sale = this.sold.get(fact)
    if (!sale || sale.refunded || sale.final) return 'done'
    this.apply(sale.later, sale.laterHouse, 1)
    sale.final = true
    for (const [who, paise] of sale.later) this.takeBackLent(who, paise)
    return 'done'
  }

  refund(fact: string): string {
    const sale = this.sold.get(fact)
    if (!sale) return '404'
    if (sale.refunded) return 'done'
    if (sale.final) {
      for (const [who, paise] of sale.later) this.lend(who, paise - this.balance(who))
      this.apply(sale.later, sale.laterHouse, -1)
    }
    for (const [who, paise] of sale.moved) this.lend(who, paise - this.balance(who))
    this.apply(sale.moved, sale.house, -1)
    sale.refunded = true
    return 'done'
  }

  private lend(who: number, missing: number): void {
    if (missing <= 0) return
    this.correct(who, missing)
    this.lent.set(who, (this.lent.get(who) ?? 0) + missing)
  }

  private takeBackLent(who: number, earned: number): void {
    const paise = Math.min(this.lent.get(who) ?? 0, earned)
    if (paise <= 0) return
    this.correct(who, -paise)
    this.lent.set(who, (this.lent.get(who) ?? 0) - paise)
  }

  private lineOf(who: number): number[] {
    const line = [who]
    for (let at = this.above[who]; at !== undefined && line.length < 4; at = this.above[at]) line.push(at)
    return line
  }

  private apply(moved: ReadonlyMap<number, number>, house: PaperHouse, sign: 1 | -1): void {
    for (const [who, paise] of moved) this.move(who, sign * paise)
    this.house.sales += sign * house.sales
    this.house.commission += sign * house.commission
    this.house.tds += sign * house.tds
    this.house.pending += sign * house.pending
  }

  private balance(who: number): number {
    return this.wallets[who] ?? 0
  }

  private move(who: number, paise: number): void {
    this.wallets[who] = this.balance(who) + paise
  }
}
