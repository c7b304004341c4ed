-- The lists of papers that are taken for a PAN, as versions of rules of law.
insert into law_rule (code, kind, title) values
  ('proofs/identity', 'proofs', 'Identity of a person'),
  ('proofs/address', 'proofs', 'Address of a person'),
  ('proofs/birth', 'proofs', 'Birth of a person'),
  ('proofs/pan', 'proofs', 'The PAN in use, for a correction'),
  ('proofs/lost-pan', 'proofs', 'The PAN in use, when its card is lost'),
  ('proofs/name-after-marriage', 'proofs', 'New name of a woman after marriage'),
  ('proofs/name', 'proofs', 'New name of a person'),
  ('proofs/parents', 'proofs', 'New name of a father or mother'),
  ('proofs/huf-name', 'proofs', 'New name of an HUF'),
  ('proofs/company', 'proofs', 'A company'),
  ('proofs/company-name', 'proofs', 'New name of a company'),
  ('proofs/firm', 'proofs', 'A partnership firm'),
  ('proofs/firm-name', 'proofs', 'New name of a partnership firm'),
  ('proofs/llp', 'proofs', 'A limited liability partnership'),
  ('proofs/trust', 'proofs', 'A trust'),
  ('proofs/body', 'proofs', 'Association, body of individuals, local authority, juridical person or government'),
  ('proofs/body-name', 'proofs', 'New name of an LLP, a trust or another body');

-- Lists that were compared with their sources were so on 15-Nov-2026; migration 0057 names the others.
insert into law_rule_version (code, since, value, source, looked_at)
select line.code, line.since::date, jsonb_build_object('proofs', line.papers::jsonb), line.source, '2026-11-15'
from (values
  ('proofs/identity', '2011-11-01', '[
    {"code":"aadhaar","label":"Aadhaar"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"passport","label":"Passport"},
    {"code":"ration-card","label":"Ration card with photo"},
    {"code":"arms-licence","label":"Arms licence"},
    {"code":"government-id","label":"Photo ID of the Central or State Government or a PSU"},
    {"code":"pensioner-card","label":"Pensioner card with photo"},
    {"code":"health-card","label":"CGHS or ECHS card with photo"},
    {"code":"identity-certificate","label":"Certificate of identity (Annexure A, original)"},
    {"code":"bank-certificate","label":"Bank certificate with attested photo (Annexure B, original)"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/address', '2011-11-01', '[
    {"code":"aadhaar","label":"Aadhaar"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"passport","label":"Passport, own or of the spouse"},
    {"code":"post-office-passbook","label":"Post office passbook"},
    {"code":"property-tax","label":"Latest property tax order"},
    {"code":"domicile","label":"Domicile certificate"},
    {"code":"accommodation-letter","label":"Letter of government accommodation, up to 3 years old"},
    {"code":"property-registration","label":"Registration of property"},
    {"code":"electricity-bill","label":"Electricity bill, up to 3 months old"},
    {"code":"phone-bill","label":"Landline or broadband bill, up to 3 months old"},
    {"code":"water-bill","label":"Water bill, up to 3 months old"},
    {"code":"gas-bill","label":"Gas bill, up to 3 months old"},
    {"code":"bank-statement","label":"Bank statement, up to 3 months old"},
    {"code":"depository-statement","label":"Depository statement, up to 3 months old"},
    {"code":"card-statement","label":"Credit card statement, up to 3 months old"},
    {"code":"address-certificate","label":"Certificate of address (original)"},
    {"code":"employer-certificate","label":"Employer''s certificate (original)"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/birth', '2011-11-01', '[
    {"code":"birth-certificate","label":"Birth certificate"},
    {"code":"matriculation","label":"Matriculation certificate or mark sheet"},
    {"code":"passport","label":"Passport"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"pension-order","label":"Pension payment order"},
    {"code":"marriage-certificate","label":"Marriage certificate"},
    {"code":"domicile","label":"Domicile certificate"},
    {"code":"affidavit","label":"Affidavit before a magistrate"},
    {"code":"aadhaar","label":"Aadhaar"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/birth', '2026-04-01', '[
    {"code":"birth-certificate","label":"Birth certificate"},
    {"code":"matriculation","label":"Matriculation certificate or mark sheet"},
    {"code":"passport","label":"Passport"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"pension-order","label":"Pension payment order"},
    {"code":"marriage-certificate","label":"Marriage certificate"},
    {"code":"domicile","label":"Domicile certificate"},
    {"code":"affidavit","label":"Affidavit before a magistrate"},
    {"code":"government-id","label":"Photo ID of the Central or State Government or a PSU"},
    {"code":"health-card","label":"CGHS or ECHS card with photo"}
  ]', 'Rule 158 of the Income-tax Rules 2026: Aadhaar is no proof of birth; list of 2025 with both photo cards'),
  ('proofs/pan', '2011-11-01', '[
    {"code":"pan-card","label":"Copy of the PAN card"},
    {"code":"allotment-letter","label":"PAN allotment letter"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/lost-pan', '2011-11-01', '[
    {"code":"fir-copy","label":"Copy of the FIR about the lost card"},
    {"code":"good-effort","label":"No FIR: to be processed on ''good effort''"}
  ]', 'Instructions of the form for changes in PAN data; without an FIR it is processed on ''good effort'''),
  ('proofs/name-after-marriage', '2011-11-01', '[
    {"code":"marriage-certificate","label":"Marriage certificate"},
    {"code":"marriage-invitation","label":"Marriage invitation card"},
    {"code":"passport-husband","label":"Passport with the husband''s name"},
    {"code":"gazette","label":"Gazette notification"},
    {"code":"gazetted-officer","label":"Certificate of a gazetted officer"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/name', '2011-11-01', '[
    {"code":"gazette","label":"Gazette notification"},
    {"code":"gazetted-officer","label":"Certificate of a gazetted officer"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/parents', '2011-11-01', '[
    {"code":"gazette","label":"Gazette notification"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/huf-name', '2011-11-01', '[
    {"code":"huf-affidavit","label":"New affidavit by the Karta"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/company', '2011-11-01', '[
    {"code":"roc-certificate","label":"Certificate of the Registrar of Companies"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/company-name', '2011-11-01', '[
    {"code":"roc-name-change","label":"Certificate of the change of name by the Registrar of Companies"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/firm', '2011-11-01', '[
    {"code":"firm-certificate","label":"Certificate of the Registrar of Firms"},
    {"code":"partnership-deed","label":"Partnership deed"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/firm-name', '2011-11-01', '[
    {"code":"revised-deed","label":"Revised partnership deed"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/llp', '2011-11-01', '[
    {"code":"llp-certificate","label":"Certificate of the Registrar of LLPs"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/trust', '2011-11-01', '[
    {"code":"trust-deed","label":"Trust deed"},
    {"code":"charity-certificate","label":"Charity Commissioner''s certificate"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/body', '2011-11-01', '[
    {"code":"agreement","label":"Agreement"},
    {"code":"registration-certificate","label":"Certificate of registration"},
    {"code":"government-document","label":"Government document with identity and address"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/body-name', '2011-11-01', '[
    {"code":"revised-registration","label":"Revised registration or deed"}
  ]', 'Instructions of the form for changes in PAN data')
) as line (code, since, papers, source);
