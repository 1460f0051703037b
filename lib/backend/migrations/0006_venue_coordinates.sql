-- A place's position is one field now, picked on the map: both numbers, or none.
UPDATE "records"
  SET "data" = ("data" - 'latitude' - 'longitude') || CASE
    WHEN jsonb_typeof("data"->'latitude') = 'number' AND jsonb_typeof("data"->'longitude') = 'number'
    THEN jsonb_build_object('coordinates', jsonb_build_object('latitude', "data"->'latitude', 'longitude', "data"->'longitude'))
    ELSE '{}'::jsonb
  END
  WHERE "resource" = 'venues' AND ("data" ? 'latitude' OR "data" ? 'longitude');
