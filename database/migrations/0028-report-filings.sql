-- Reports count GST returns by the day on which they were sent in, of everybody or of one merchant.
create index gst_filing_sent on gst_filing (submitted_at);
create index gst_filing_merchant_sent on gst_filing (merchant_id, submitted_at);
