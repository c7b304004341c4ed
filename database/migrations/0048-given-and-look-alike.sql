-- A coupon is given once: the numbers of other orders are looked up by it.
create index coupon_order_coupons on coupon_order using gin (coupons);

-- References in which letters stand for the digits that they look like are found beside those with digits.
create index payment_request_look_alike on payment_request
  using gin (translate(canonical, 'OILSBZ', '011582') gin_trgm_ops);
