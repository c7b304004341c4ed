-- A card that goes to an address outside India has a fee of its own: ₹1,017 with papers, ₹1,011 without.
insert into product (position, code, name, family, government_fee) values
  (14, 'pan-new-physical-card-abroad', 'New PAN, physical, card to an address abroad', 'nsdl-pan', 101700),
  (15, 'pan-new-paperless-card-abroad', 'New PAN, paperless, card to an address abroad', 'nsdl-pan', 101100),
  (24, 'pan-correction-physical-card-abroad', 'PAN correction, physical, card to an address abroad', 'nsdl-pan', 101700),
  (25, 'pan-correction-paperless-card-abroad', 'PAN correction, paperless, card to an address abroad', 'nsdl-pan', 101100);

-- Every package that sells the card sells it abroad too, with the same rupees above the fee and the same rupees for
-- everybody: a percentage of the card within India becomes the sum that it is there.
insert into package_price
select sold.package_id, abroad.code, sold.price - home.government_fee + abroad.government_fee,
  'flat', case sold.commission_unit when 'flat' then sold.commission_rate else round(sold.price * sold.commission_rate / 10000.0) end,
  'flat', case sold.override1_unit when 'flat' then sold.override1_rate else round(sold.price * sold.override1_rate / 10000.0) end,
  'flat', case sold.override2_unit when 'flat' then sold.override2_rate else round(sold.price * sold.override2_rate / 10000.0) end,
  'flat', case sold.override3_unit when 'flat' then sold.override3_rate else round(sold.price * sold.override3_rate / 10000.0) end
from package_price as sold
join product as home on home.code = sold.product_code
join product as abroad on abroad.code = home.code || '-abroad'
where sold.price - home.government_fee + abroad.government_fee between 1 and 10000000;

-- Prices of packages have changed: whoever has one open is told so when saving.
update package set version = version + 1;
