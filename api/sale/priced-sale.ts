/** What one merchant earns by a sale, in paise; level 0 sold it, 1 to 3 stand above. */
export interface Share {
  merchantId: string
  level: number
  commission: number
  tds: number
}

export interface PricedSale {
  merchantId: string
  product: string
  quantity: number
  price: number
  governmentFee: number
  /** Only those who earn something. */
  shares: Share[]
}
