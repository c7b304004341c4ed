/** The same business on paper: plain numbers in memory, written from the rules and not from the code it judges. */

export interface PaperTerms {
  price: number
  /** Flat paise of the seller and the three above. */
  flat: [number, number, number, number]
}

interface PaperSale {
  moved: Map<number, number>
  house: { sales: number; commission: number; tds: number }
  refunded: boolean
}

export class PaperBook {
  readonly wallets: number[]
  readonly house = { bank: 0, sales: 0, commission: 0, tds: 0, adjustment: 0 }
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
      house: { sales: price, commission: 0, tds: 0 },
      refunded: false,
    }
    for (const [level, earner] of this.lineOf(who).entries()) {
      const commission = (terms.flat[level] ?? 0) * quantity
      const tds = Math.round((commission * this.tdsPercent) / 100)
      sale.moved.set(earner, (sale.moved.get(earner) ?? 0) + commission - tds)
      sale.house.commission -= commission
      sale.house.tds += tds
    }
    this.apply(sale, 1)
    this.sold.set(fact, sale)
    return 'done'
  }

  refund(fact: string): string {
    const sale = this.sold.get(fact)
    if (!sale) return '404'
    if (sale.refunded) return 'done'
    for (const [who, paise] of sale.moved) {
      const missing = paise - this.balance(who)
      if (missing > 0) this.correct(who, missing)
    }
    this.apply(sale, -1)
    sale.refunded = true
    return 'done'
  }

  private lineOf(who: number): number[] {
    const line = [who]
    for (let at = this.above[who]; at !== undefined && line.length < 4; at = this.above[at]) line.push(at)
    return line
  }

  private apply({ moved, house }: PaperSale, sign: 1 | -1): void {
    for (const [who, paise] of moved) this.move(who, sign * paise)
    this.house.sales += sign * house.sales
    this.house.commission += sign * house.commission
    this.house.tds += sign * house.tds
  }

  private balance(who: number): number {
    return this.wallets[who] ?? 0
  }

  private move(who: number, paise: number): void {
    this.wallets[who] = this.balance(who) + paise
  }
}
