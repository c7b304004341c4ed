-- What is sold, for how much, and who earns what by it.
create table product (
  code text primary key check (code ~ '^[a-z0-9-]+$'),
  name text not null unique,
  family text not null check (family in ('nsdl-pan', 'uti-pan', 'gst-registration', 'gst-filing')),
  government_fee bigint not null check (government_fee >= 0),
  position integer not null,
  active boolean not null default true
);
create index product_position on product (position, code);

create table package (
  id bigint generated always as identity primary key,
  name text not null,
  active boolean not null default true,
  -- Rises with every change of the package or its prices: whoever saves says which one they saw.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint
);
create unique index package_name on package (lower(name));

-- A rate is flat (paise) or a percent of the price (hundredths of a percent).
-- A product without a row here is not sold in that package.
create table package_price (
  package_id bigint not null references package,
  product_code text not null references product,
  price bigint not null check (price between 1 and 10000000),
  commission_unit text not null check (commission_unit in ('flat', 'percent')),
  commission_rate bigint not null check (commission_rate >= 0 and (commission_unit = 'flat' or commission_rate <= 10000)),
  override1_unit text not null check (override1_unit in ('flat', 'percent')),
  override1_rate bigint not null check (override1_rate >= 0 and (override1_unit = 'flat' or override1_rate <= 10000)),
  override2_unit text not null check (override2_unit in ('flat', 'percent')),
  override2_rate bigint not null check (override2_rate >= 0 and (override2_unit = 'flat' or override2_rate <= 10000)),
  override3_unit text not null check (override3_unit in ('flat', 'percent')),
  override3_rate bigint not null check (override3_rate >= 0 and (override3_unit = 'flat' or override3_rate <= 10000)),
  primary key (package_id, product_code)
);

insert into product (position, code, name, family, government_fee) values
  (10, 'pan-new-physical-card', 'New PAN, physical, card', 'nsdl-pan', 10700),
  (11, 'pan-new-physical-epan', 'New PAN, physical, e-PAN', 'nsdl-pan', 7200),
  (12, 'pan-new-paperless-card', 'New PAN, paperless, card', 'nsdl-pan', 10100),
  (13, 'pan-new-paperless-epan', 'New PAN, paperless, e-PAN', 'nsdl-pan', 6600),
  -- A card that goes to an address outside India has a fee of its own.
  (14, 'pan-new-physical-card-abroad', 'New PAN, physical, card to an address abroad', 'nsdl-pan', 101700),
  (15, 'pan-new-paperless-card-abroad', 'New PAN, paperless, card to an address abroad', 'nsdl-pan', 101100),
  (20, 'pan-correction-physical-card', 'PAN correction, physical, card', 'nsdl-pan', 10700),
  (21, 'pan-correction-physical-epan', 'PAN correction, physical, e-PAN', 'nsdl-pan', 7200),
  (22, 'pan-correction-paperless-card', 'PAN correction, paperless, card', 'nsdl-pan', 10100),
  (23, 'pan-correction-paperless-epan', 'PAN correction, paperless, e-PAN', 'nsdl-pan', 6600),
  (24, 'pan-correction-physical-card-abroad', 'PAN correction, physical, card to an address abroad', 'nsdl-pan', 101700),
  (25, 'pan-correction-paperless-card-abroad', 'PAN correction, paperless, card to an address abroad', 'nsdl-pan', 101100),
  (30, 'uti-coupon-physical', 'UTI coupon, physical', 'uti-pan', 10700),
  (31, 'uti-coupon-digital', 'UTI coupon, digital', 'uti-pan', 7200),
  (40, 'gst-registration', 'GST registration', 'gst-registration', 0),
  (50, 'gst-filing-gstr-1', 'GSTR-1', 'gst-filing', 0),
  (51, 'gst-filing-iff', 'IFF', 'gst-filing', 0),
  (52, 'gst-filing-gstr-3b', 'GSTR-3B', 'gst-filing', 0),
  (53, 'gst-filing-pmt-06', 'PMT-06', 'gst-filing', 0),
  (54, 'gst-filing-cmp-08', 'CMP-08', 'gst-filing', 0),
  (55, 'gst-filing-gstr-4', 'GSTR-4', 'gst-filing', 0),
  (56, 'gst-filing-gstr-5', 'GSTR-5', 'gst-filing', 0),
  (57, 'gst-filing-gstr-5a', 'GSTR-5A', 'gst-filing', 0),
  (58, 'gst-filing-gstr-6', 'GSTR-6', 'gst-filing', 0),
  (59, 'gst-filing-gstr-7', 'GSTR-7', 'gst-filing', 0),
  (60, 'gst-filing-gstr-8', 'GSTR-8', 'gst-filing', 0),
  (61, 'gst-filing-gstr-9', 'GSTR-9', 'gst-filing', 0),
  (62, 'gst-filing-gstr-9c', 'GSTR-9C', 'gst-filing', 0),
  (63, 'gst-filing-gstr-10', 'GSTR-10', 'gst-filing', 0);

-- One package to begin with, so that a new house can take merchants in; its prices are a proposal.
insert into package (name) values ('Standard');
insert into package_price
select package.id, product.code,
  case family
    when 'nsdl-pan' then government_fee + 3000
    when 'uti-pan' then government_fee + 1500
    when 'gst-registration' then 120000
    else case product.code when 'gst-filing-gstr-9' then 250000 when 'gst-filing-gstr-9c' then 500000 else 30000 end
  end,
  paid.unit, paid.commission, paid.unit, paid.override1, paid.unit, paid.override2, paid.unit, paid.override3
from package
cross join product
join (values
  ('nsdl-pan', 'flat', 1200, 300, 200, 100),
  ('uti-pan', 'flat', 500, 200, 100, 50),
  ('gst-registration', 'percent', 1500, 300, 200, 100),
  ('gst-filing', 'percent', 1500, 300, 200, 100)
) as paid (family, unit, commission, override1, override2, override3) using (family);

-- The kinds of ids that shops buy: what one costs, what it sells at first, and which kinds it may take in below itself.
create table id_type (
  id bigint generated always as identity primary key,
  name text not null unique,
  level integer not null,
  active boolean not null default true,
  price bigint not null default 0 check (price >= 0),
  default_package_id bigint not null references package
);
insert into id_type (name, level, price, default_package_id)
select kind.name, kind.level, kind.price, package.id
from package,
  (values ('Retailer', 1, 50000), ('Distributor', 2, 500000), ('Master Distributor', 3, 2500000)) as kind (name, level, price)
order by kind.level;

create table id_type_recruit (
  id_type_id bigint not null references id_type,
  recruits_id bigint not null references id_type,
  primary key (id_type_id, recruits_id)
);
insert into id_type_recruit
select upper.id, lower.id from id_type upper join id_type lower on lower.level < upper.level;
