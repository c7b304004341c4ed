-- GST returns in the figures of the dashboards, as the other products are.
select keep_counts_of('gst_filing',
  'waiting', 'case when status in (''submitted'', ''in-progress'') then ''gst-filing:'' || indian_day(status_at) end', '1',
  'volume', 'case when status not in (''rejected'', ''withdrawn'') then indian_day(submitted_at) || '':gst-filing-'' || return_type end', '1',
  'own_volume', 'case when status not in (''rejected'', ''withdrawn'')
    then merchant_id || '':'' || indian_day(submitted_at) || '':gst-filing-'' || return_type end', '1');
